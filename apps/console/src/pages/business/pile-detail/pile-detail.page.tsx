import { pile } from '@ampdeck/api/config/pile'
import { pileTexts } from '@ampdeck/api/config/pile.texts'
import { pileGunLayout, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { localName, texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { DetailPage, Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { Tabs } from '@ampdeck/ui/tabs'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePileLive } from '../../../live/use-thing-live.ts'
import { useTab } from '../../../menu/use-tab.ts'
import { seedOf } from '../../../pile/gun-model.ts'
import { GunTiles } from '../../../pile/gun-tiles.tsx'
import { pileWords } from '../../../pile/pile.texts.ts'
import { useGunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { parts } from './parts.ts'
import styles from './pile-detail.module.css'
import { PilePart } from './pile-part.tsx'

const words = texts({
  parts: ['Sections of the pile', '电桩详情分页'],
  monitor: ['Monitor', '实时监控'],
})

/** One pile: what it is, what it does, what has happened at it (screens.md S052). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('pileDetail')
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  const reading = useRead(pile.get, { id })
  const { data, error } = reading
  const now = useRead(monitorPile.pileLive, { id }, { enabled: data !== undefined }).data
  const seed = useMemo(() => now && seedOf([now], language), [now, language])
  const store = useGunStore(seed)
  const live = usePileLive(id)?.state
  useLiveRows(['pile'], pile.get, monitorPile.pileLive)
  usePageTab({ title: data?.code })
  const { tab: part, open } = useTab(parts)

  if (error) return <NotRead of={reading} title={head.title} />
  if (!data) return <Loading />
  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={data.code}
      description={<StatusBadge of={pileStatus} code={live?.status ?? data.status} look="tinted" />}
      actions={
        <>
          <LiveLamp />
          <LinkButton href={paths.pileMonitor(id)}>{say(words.monitor)}</LinkButton>
        </>
      }
      facts={[
        { label: say(pileTexts.name), value: data.name },
        {
          label: say(pileTexts.stationId),
          value: (
            <a href={paths.station(data.stationId)}>
              {(language === 'en' && data.stationNameEn) || data.stationName}
            </a>
          ),
        },
        { label: say(pileTexts.pileTypeId), value: localName(data, language, 'pileTypeName') },
        { label: say(pileTexts.layout), value: pileGunLayout.label(data.layout, language) },
        { label: say(pileTexts.lastHeartbeat), value: data.lastHeartbeat ?? say(pileWords.never) },
      ]}
    >
      <Panel title={say(pileWords.guns)}>
        <GunTiles store={store} gunIds={data.guns.map((gun) => String(gun.id))} />
      </Panel>
      <Tabs
        label={say(words.parts)}
        tabs={parts.map(({ id: of, label }) => ({ id: of, label: say(label) }))}
        current={part}
        onChange={open}
      >
        <div className={styles.part}>
          <PilePart part={part} of={data} />
        </div>
      </Tabs>
    </DetailPage>
  )
}

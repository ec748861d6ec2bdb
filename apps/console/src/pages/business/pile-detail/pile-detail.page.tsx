import { pile } from '@ampdeck/api/config/pile'
import { pileTexts } from '@ampdeck/api/config/pile.texts'
import { pileGunLayout, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { localName, texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { DetailPage, Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useMemo } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePileLive } from '../../../live/use-thing-live.ts'
import { PartTabs } from '../../../menu/part-tabs.tsx'
import { seedOf } from '../../../pile/gun-model.ts'
import { GunTiles } from '../../../pile/gun-tiles.tsx'
import { pileWords } from '../../../pile/pile.texts.ts'
import { useGunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import { useDetail } from '../../../shell/use-detail.tsx'
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
  const { id, head, data, instead } = useDetail('pileDetail', pile.get)
  const now = useRead(monitorPile.pileLive, { id }, { enabled: data !== undefined }).data
  const seed = useMemo(() => now && seedOf([now], language), [now, language])
  const store = useGunStore(seed)
  const live = usePileLive(id)?.state
  useLiveRows(['pile'], pile.get, monitorPile.pileLive)
  usePageTab({ title: data?.code })

  if (instead || !data) return instead
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
      <PartTabs label={say(words.parts)} parts={parts}>
        {(part) => (
          <div className={styles.part}>
            <PilePart part={part} of={data} />
          </div>
        )}
      </PartTabs>
    </DetailPage>
  )
}

import { pileTexts } from '@ampdeck/api/config/pile.texts'
import { gunStatus, letterOf, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { localName } from '@ampdeck/api/texts'
import { parseTimestamp } from '@ampdeck/api/time'
import { DetailPage, Panel } from '@ampdeck/ui/detail'
import { Power } from '@ampdeck/ui/figure'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Age } from '@ampdeck/ui/refresh-lamp'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePileLive } from '../../../live/use-thing-live.ts'
import { ChargeView } from '../../../pile/charge-view.tsx'
import { EventList } from '../../../pile/event-list.tsx'
import { seedOf } from '../../../pile/gun-model.ts'
import { GunTiles } from '../../../pile/gun-tiles.tsx'
import { pileWords } from '../../../pile/pile.texts.ts'
import { useGunStore } from '../../../pile/use-gun-store.ts'
import { paths } from '../../../session/paths.ts'
import { useDetail } from '../../../shell/use-detail.tsx'
import { CommandBar } from './command-bar.tsx'
import { CommandFeed } from './command-feed.tsx'

/** One pile as it works now: guns, curves, commands, what has happened (screens.md S108). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const { id, head, data, instead } = useDetail('PileMonitorDetail', monitorPile.pileDetail)
  const [search, setSearch] = useSearchParams()
  const events = useRead(monitorPile.pileEvents, { id, pageSize: 50 }).data?.records ?? []
  const seed = useMemo(() => data && seedOf([data.live], language), [data, language])
  const store = useGunStore(seed)
  const live = usePileLive(id)?.state
  useLiveRows(['gun', 'pile'], monitorPile.pileEvents)
  useLiveRows(['pile'], monitorPile.pileDetail)
  usePageTab({ title: data?.code })

  if (instead || !data) return instead
  const { code, stationName, stationNameEn, stationId, live: pile } = data
  const status = live?.status ?? data.status
  const heard =
    live?.lastHeartbeat ?? (data.lastHeartbeat === null ? null : parseTimestamp(data.lastHeartbeat))
  const gun =
    pile.guns.find((of) => String(of.id) === search.get('gun')) ??
    pile.guns.find((of) => of.status === gunStatus.code.charging) ??
    pile.guns[0]
  const choose = (gunId: string) =>
    setSearch(
      (from) => {
        const next = new URLSearchParams(from)
        next.set('gun', gunId)
        return next
      },
      { replace: true },
    )

  return (
    <DetailPage
      breadcrumb={head.breadcrumb}
      title={code}
      description={<StatusBadge of={pileStatus} code={status} look="tinted" />}
      actions={<LiveLamp />}
      facts={[
        {
          label: say(pileTexts.stationId),
          value: <a href={paths.station(stationId)}>{(language === 'en' && stationNameEn) || stationName}</a>,
        },
        { label: say(pileTexts.pileTypeId), value: localName(data, language, 'pileTypeName') },
        { label: say(pileWords.power), value: <Power w={pile.ratedW} /> },
        {
          label: say(pileTexts.lastHeartbeat),
          value: heard === null ? say(pileWords.never) : <Age since={heard} text={pileWords.ago} />,
        },
        { label: say(pileWords.pile), value: <a href={paths.pile(id)}>{data.name}</a> },
      ]}
      aside={
        <>
          <CommandFeed pileId={id} />
          <Panel title={say(pileWords.events)}>
            <EventList events={events.slice(0, 20)} />
          </Panel>
        </>
      }
    >
      <Panel title={say(pileWords.guns)}>
        <GunTiles
          store={store}
          gunIds={pile.guns.map((of) => String(of.id))}
          chosen={gun && String(gun.id)}
          onChoose={choose}
        />
        {gun && (
          <CommandBar
            pileId={id}
            code={code}
            gun={{ id: gun.id, name: `${code}-${letterOf(gun.letter)}` }}
            letter={letterOf(gun.letter)}
            store={store}
            isOnline={status !== pileStatus.code.offline}
          />
        )}
      </Panel>
      {gun && <ChargeView key={gun.id} gunId={gun.id} events={events} />}
    </DetailPage>
  )
}

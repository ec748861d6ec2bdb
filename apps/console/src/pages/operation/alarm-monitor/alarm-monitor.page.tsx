import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { monitorAlarm, type StationAlarms } from '@ampdeck/api/operation/monitor-alarm'
import { MINUTE } from '@ampdeck/api/time'
import { LinkButton } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Empty } from '@ampdeck/ui/state-panel'
import { StationMap } from '@ampdeck/ui/station-map'
import { useMemo } from 'react'
import { AlarmTools } from '../../../alarm/alarm-tools.tsx'
import { useAlarmDialogs } from '../../../alarm/use-alarm-dialogs.tsx'
import { useOpenAlarm } from '../../../alarm/use-open-alarm.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { mapStation } from '../../../station-monitor/map-station.ts'
import { AlarmFigures } from './alarm-figures.tsx'
import styles from './alarm-monitor.module.css'
import { monitorWords as words } from './alarm-monitor.texts.ts'
import { LiveFeed } from './live-feed.tsx'
import { StationAlarmCard } from './station-alarm-card.tsx'
import { useMonitorAddress } from './use-monitor-address.ts'

/** What is the matter now: the feed by level, the stations on the map, and how much work it makes (screens.md S104). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('alarmMonitor')
  const address = useMonitorAddress()
  const dialogs = useAlarmDialogs()
  const drawer = useOpenAlarm((row) => <AlarmTools row={row} page="alarmMonitor" dialogs={dialogs} />)
  const summary = useRead(monitorAlarm.alarmSummary, {}, { refreshEvery: MINUTE })
  const { data } = summary
  useLiveRows(['alarm', 'workOrder'], monitorAlarm.alarmFeed, monitorAlarm.alarmSummary)
  const center = useMenu().pages.find(({ id, isBuilt }) => id === 'alarmCenter' && isBuilt)
  const stations = useMemo(
    () =>
      (data?.stations ?? []).toSorted(worstFirst).map((station) => ({
        ...mapStation(station, language === 'en'),
        note: say(words.worst, { level: alarmLevel.label(station.level, language), count: station.open }),
      })),
    [data, language, say],
  )
  const chosen = (data?.stations ?? []).filter(({ id }) => address.stationIds.has(id))
  const [only, ...others] = chosen

  return (
    <>
      <PageHead
        {...head}
        actions={
          <>
            <LiveLamp />
            {center && <LinkButton href={center.url}>{say(words.center)}</LinkButton>}
          </>
        }
      />
      <div className={styles.page}>
        {!data && <Awaited of={summary} title={say(words.notRead)} />}
        {data && (
          <>
            <AlarmFigures summary={data} />
            <div className={styles.board}>
              <LiveFeed address={address} dialogs={dialogs} onOpen={drawer.open} />
              {stations.length === 0 ? (
                <Empty title={say(words.noStation)} />
              ) : (
                <StationMap
                  stations={stations}
                  selected={address.stationIds}
                  onSelect={address.showStations}
                  aria-label={say(words.map)}
                  className={styles.map}
                >
                  {only && others.length === 0 && <StationAlarmCard key={only.id} station={only} />}
                </StationMap>
              )}
            </div>
          </>
        )}
      </div>
      {drawer.element}
      {dialogs.element}
    </>
  )
}

/** The stations that are in alarm themselves before those where something else waits; in both the worst first. */
function worstFirst(a: StationAlarms, b: StationAlarms): number {
  const calm = ({ serviceStatus: service }: StationAlarms) => Number(service !== serviceStatus.code.alarm)
  return calm(a) - calm(b) || a.level - b.level || b.open - a.open
}

import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useMemo } from 'react'
import { alarmColour, alarmMarks } from '../../alarms/alarm-marks.ts'
import { useFreshness } from '../../feed/source-context.ts'
import { stationKeyOf } from '../../guns/marks.ts'
import { StationMap } from '../../map/station-map.tsx'
import { Panel } from '../../parts/panel.tsx'
import { stationName } from '../../parts/station-name.ts'
import styles from './affected-stations.module.css'
import { alarmTexts } from './alarm.texts.ts'

export interface AffectedStationsProps {
  /** The worst first. */
  stations: AlarmScene['stations']
  /** How many stations there are at all. */
  stationCount: number
}

/** Where alarms are open, with the worst level of each station. */
export function AffectedStations({ stations, stationCount }: AffectedStationsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const isGone = useFreshness() === 'gone'
  const places = useMemo(
    () =>
      stations.map(({ level, ...station }, nth) => ({
        ...station,
        label: isFirstOfCity(stations, nth)
          ? stationName({ name: station.cityName, nameEn: station.cityNameEn }, language)
          : '',
        status: stationKeyOf(station.serviceStatus),
        mark: { parts: alarmMarks[level], colour: alarmColour(level) },
        powerW: 0,
      })),
    [stations, language],
  )

  return (
    <Panel
      title={say(alarmTexts.affected)}
      aside={
        <p>{isGone ? '–' : say(alarmTexts.ofStations, { open: stations.length, count: stationCount })}</p>
      }
    >
      <div className={styles.map}>
        {!isGone && stations.length === 0 ? (
          <p className={styles.empty}>{say(alarmTexts.noneAffected)}</p>
        ) : (
          <StationMap stations={places} name={say(alarmTexts.affected)} />
        )}
      </div>
    </Panel>
  )
}

/** A city is named once, at its worst station. */
const isFirstOfCity = (stations: AlarmScene['stations'], nth: number) =>
  stations.findIndex(({ cityName }) => cityName === stations[nth]?.cityName) === nth

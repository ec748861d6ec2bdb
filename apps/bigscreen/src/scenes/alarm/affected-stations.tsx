import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { AlarmMark } from '../../alarms/alarm-mark.tsx'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { stationName } from '../../parts/station-name.ts'
import styles from './affected-stations.module.css'
import { alarmTexts } from './alarm.texts.ts'

export interface AffectedStationsProps {
  stations: AlarmScene['stations']
  /** How many stations there are at all. */
  stationCount: number
}

const MOST = 9

/** Where alarms are open, the worst first. */
export function AffectedStations({ stations, stationCount }: AffectedStationsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const rest = stations.length - MOST

  return (
    <Panel
      title={say(alarmTexts.affected)}
      aside={
        <p>{isGone ? '–' : say(alarmTexts.ofStations, { open: stations.length, count: stationCount })}</p>
      }
    >
      {isGone || stations.length === 0 ? (
        <p className={styles.empty}>{isGone ? '–' : say(alarmTexts.noneAffected)}</p>
      ) : (
        <ul className={styles.stations}>
          {stations.slice(0, MOST).map((station) => (
            <li key={station.id}>
              <AlarmMark level={station.level} />
              <span className="visually-hidden">{alarmLevel.label(station.level, language)}</span>
              <span className={styles.name}>{stationName(station, language)}</span>
              <span className={styles.city}>
                {stationName({ name: station.cityName, nameEn: station.cityNameEn }, language)}
              </span>
              <b>{number(station.open)}</b>
            </li>
          ))}
          {rest > 0 && <li className={styles.more}>{say(alarmTexts.more, { count: rest })}</li>}
        </ul>
      )}
    </Panel>
  )
}

import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { StationAlarms } from '@ampdeck/api/operation/monitor-alarm'
import { LinkButton } from '@ampdeck/ui/button'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { paths } from '../../../session/paths.ts'
import styles from './alarm-monitor.module.css'
import { monitorWords as words } from './alarm-monitor.texts.ts'

/** The chosen station beside the map: how bad it is there. */
export function StationAlarmCard({ station }: { station: StationAlarms }) {
  const say = useSay()
  const { language } = useLanguage()
  const { id, name, nameEn, level, open, serviceStatus: service } = station
  const shown = (language === 'en' && nameEn) || name

  return (
    <section className={styles.card} aria-label={shown}>
      <header className={styles.cardHead}>
        <h2>{shown}</h2>
        <StatusBadge of={serviceStatus} code={service} />
      </header>
      <p>{say(words.worst, { level: alarmLevel.label(level, language), count: open })}</p>
      <LinkButton href={paths.station(id)}>{say(words.open)}</LinkButton>
    </section>
  )
}

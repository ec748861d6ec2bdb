import { useLanguage } from '@ampdeck/ui/language'
import { dateText, timeOfDay } from '../time/times.ts'
import { useTick } from '../time/use-tick.ts'
import styles from './clock.module.css'

/** The time and the day in UTC+8. It runs whatever the connection does. */
export function Clock() {
  const { language } = useLanguage()
  const time = useTick(timeOfDay)
  const date = useTick((now) => dateText(now, language))

  return (
    <p className={styles.clock}>
      <time className={styles.time}>
        {time.slice(0, 5)}
        <span className={styles.seconds}>{time.slice(5)}</span>
      </time>
      {date}
    </p>
  )
}

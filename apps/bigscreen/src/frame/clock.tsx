import { serverAhead } from '@ampdeck/api/server-clock'
import { MINUTE } from '@ampdeck/api/time'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { ageText } from '@ampdeck/ui/live'
import { dateText, timeOfDay } from '../time/times.ts'
import { useTick } from '../time/use-tick.ts'
import styles from './clock.module.css'
import { frameTexts } from './frame.texts.ts'

/** The server's time and day in UTC+8. It runs whatever the connection does, and says where the computer's clock is off. */
export function Clock() {
  const say = useSay()
  const { language } = useLanguage()
  const minutesSlow = useTick(() => Math.round(serverAhead() / MINUTE))
  const time = useTick(timeOfDay)
  const date = useTick((now) => dateText(now, language))

  return (
    <p className={styles.clock}>
      {minutesSlow !== 0 && (
        <span className={styles.off}>
          {say(minutesSlow > 0 ? frameTexts.clockSlow : frameTexts.clockFast, {
            time: ageText(Math.abs(minutesSlow) * MINUTE, language),
          })}
        </span>
      )}
      <time className={styles.time}>
        {time.slice(0, 5)}
        <span className={styles.seconds}>{time.slice(5)}</span>
      </time>
      {date}
    </p>
  )
}

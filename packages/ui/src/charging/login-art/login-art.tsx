import { serverNow } from '@ampdeck/api/server-clock'
import { texts } from '@ampdeck/api/texts'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { HourRing } from './hour-ring.tsx'
import styles from './login-art.module.css'

const words = texts({
  art: [
    'A typical day of 23 stations, one ring each, brighter is more power',
    '23 个场站的典型一天：一环一站，越亮功率越大',
  ],
  valley: ['Valley', '谷'],
  flat: ['Flat', '平'],
  peak: ['Peak', '峰'],
  sharp: ['Sharp', '尖'],
})

const periods = ['valley', 'flat', 'peak', 'sharp'] as const

/** The picture of the log-in page: a day of charging, and the hour that it is. */
export function LoginArt() {
  const say = useSay()

  return (
    <>
      <div className={styles.field}>
        <Clock />
      </div>
      <div className={styles.legend}>
        <p>{say(words.art)}</p>
        <ul>
          {periods.map((period) => (
            <li key={period} data-period={period}>
              {say(words[period])}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** The only part of the picture that moves: the hour, in the zone of the network. */
function Clock() {
  const { language } = useLanguage()
  const minute = useMinute()
  const time = minute === undefined ? undefined : formatTimestamp(minute).slice(11, 16)
  const hour = time === undefined ? undefined : Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

  return (
    <>
      <HourRing hour={hour} />
      {minute !== undefined && (
        <p className={styles.clock}>
          <span className={styles.time}>{time}</span>
          {new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            timeZone: 'Asia/Shanghai',
          }).format(minute)}
        </p>
      )}
    </>
  )
}

/** The current minute as epoch milliseconds; nothing in the page's static HTML, which knows no time. */
function useMinute(): number | undefined {
  return useSyncExternalStore(subscribe, minute, () => undefined)
}

function minute(): number {
  return Math.floor(serverNow() / MINUTE) * MINUTE
}

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      MINUTE - (serverNow() % MINUTE),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

import { texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import type { ReactNode } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { HourRing } from './hour-ring.tsx'
import styles from './login-layout.module.css'
import { useMinute } from './use-minute.ts'

export interface LoginLayoutProps {
  /** The seller's logo and name. */
  brand: ReactNode
  /** Above the form, at the right: the language. */
  tools?: ReactNode
  /** Below the form: the seller's copyright. */
  footer?: ReactNode
  /** The form. */
  children: ReactNode
}

const words = texts({
  art: [
    'A typical day of 23 stations, one ring each, brighter is more power',
    '23 座场站的典型一天：一环一站，越亮功率越大',
  ],
  valley: ['Valley', '谷'],
  flat: ['Flat', '平'],
  peak: ['Peak', '峰'],
  sharp: ['Sharp', '尖'],
})

const periods = ['valley', 'flat', 'peak', 'sharp'] as const

/** The page before the console: a day of charging at the left, the form at the right; below 1040 px the form alone. */
export function LoginLayout({ brand, tools, footer, children }: LoginLayoutProps) {
  const say = useSay()

  return (
    <div className={styles.layout}>
      <div className={styles.art} data-surface="rail">
        <div>{brand}</div>
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
      </div>
      <div className={styles.side}>
        <header className={styles.tools}>
          <div className={styles.smallBrand}>{brand}</div>
          {tools}
        </header>
        <main className={styles.form}>{children}</main>
        <footer className={styles.footer}>{footer}</footer>
      </div>
    </div>
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

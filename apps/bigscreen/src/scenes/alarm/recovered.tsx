import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { localName } from '@ampdeck/api/texts'
import { formatDate, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { useTick } from '../../time/use-tick.ts'
import { alarmTexts } from './alarm.texts.ts'
import styles from './lines.module.css'
import { shortPlace } from './place-text.ts'

const MAX = 5
const HOUR_MINUTES = 60

/** What was over last, and how long it had lasted. */
export function Recovered({ alarms }: { alarms: AlarmScene['recovered'] }) {
  const say = useSay()
  const { language } = useLanguage()
  const isGone = useFreshness() === 'gone'
  const today = useTick((now) => formatDate(now))

  return (
    <Panel title={say(alarmTexts.recovered)}>
      {isGone || alarms.length === 0 ? (
        <p className={styles.empty}>{isGone ? '–' : say(alarmTexts.noneRecovered)}</p>
      ) : (
        <ul className={styles.lines}>
          {alarms.slice(0, MAX).map((alarm) => (
            <li key={alarm.id}>
              <time className={styles.note}>{whenText(alarm.recoverTime, today)}</time>
              <span className={styles.name}>
                {shortPlace(alarm, language)} {localName(alarm, language)}
              </span>
              <span className={styles.end}>
                <Lasted from={parseTimestamp(alarm.firstTime)} to={parseTimestamp(alarm.recoverTime)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** `14:21` today, `07-21` on another day. */
const whenText = (timestamp: string, today: string) =>
  timestamp.startsWith(today) ? timestamp.slice(11, 16) : timestamp.slice(5, 10)

/** `22 min`, `1 h 09` */
function Lasted({ from, to }: { from: number; to: number }) {
  const say = useSay()
  const minutes = Math.max(0, Math.round((to - from) / MINUTE))
  if (minutes < HOUR_MINUTES) return say(alarmTexts.minutes, { count: minutes })
  const rest = String(minutes % HOUR_MINUTES).padStart(2, '0')
  return `${say(alarmTexts.hours, { count: Math.floor(minutes / HOUR_MINUTES) })} ${rest}`
}

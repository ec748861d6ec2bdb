import { dutyShift } from '@ampdeck/api/enumerations/operation'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { alarmTexts } from './alarm.texts.ts'
import styles from './lines.module.css'

/** As many as there is room for. */
const MAX = 5

/** Who repairs today, and how much each has to do. */
export function OnDuty({ people }: { people: AlarmScene['people'] }) {
  const say = useSay()
  const { language } = useLanguage()
  const isGone = useFreshness() === 'gone'

  return (
    <Panel title={say(alarmTexts.onDuty)}>
      {isGone || people.length === 0 ? (
        <p className={styles.empty}>{isGone ? '–' : say(alarmTexts.nobodyOnDuty)}</p>
      ) : (
        <ul className={styles.lines}>
          {people.slice(0, MAX).map(({ id, name, shift, openCount }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{shift !== null && dutyShift.label(shift, language)}</span>
              <span className={styles.end}>{say(alarmTexts.orders, { count: openCount })}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

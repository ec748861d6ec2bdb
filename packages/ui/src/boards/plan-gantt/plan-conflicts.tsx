import { useId } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import { idsOf, type PlanBar, type PlanConflict } from './plan-rules.ts'

interface PlanConflictsProps {
  conflicts: readonly PlanConflict[]
  bars: readonly PlanBar[]
  gunName: (gunId: number) => string
  timeOf: (minute: number) => string
  /** Brings the eye and the keyboard to a charge. */
  onGo: (barId: number) => void
}

const MOST = 12

/** Every conflict in words; each leads to the first charge that it is about. */
export function PlanConflicts({ conflicts, bars, gunName, timeOf, onGo }: PlanConflictsProps) {
  const say = useSay()
  const { energy, power } = useFormats()
  const id = useId()
  const bar = (barId: number | undefined) => bars.find((one) => one.id === barId)
  const wordsOf = (conflict: PlanConflict) => {
    if (conflict.kind === 'short') {
      const car = bar(conflict.id)
      return say(planTexts.shortWords, {
        vehicle: car?.vehicle ?? '',
        energy: energy(conflict.wh, 1),
        leave: timeOf(car?.latestEnd ?? 0),
      })
    }
    const span = { from: timeOf(conflict.from), to: timeOf(conflict.to) }
    if (conflict.kind === 'over') return say(planTexts.overWords, { ...span, power: power(conflict.watts) })
    const [a, b] = conflict.ids.map(bar)
    return say(planTexts.overlapWords, {
      ...span,
      gun: gunName(a?.gunId ?? 0),
      a: a?.vehicle ?? '',
      b: b?.vehicle ?? '',
    })
  }

  return (
    <section className={styles.conflicts} aria-labelledby={id}>
      <h3 id={id}>{say(planTexts.conflicts)}</h3>
      {conflicts.length === 0 && (
        <p className={styles.fine}>
          <Glyph name="good" tone="good" size={12} />
          {say(planTexts.none)}
        </p>
      )}
      <ul>
        {conflicts.slice(0, MOST).map((conflict) => {
          const [first] = idsOf(conflict, bars)
          return (
            <li key={wordsOf(conflict)}>
              <Glyph name={conflict.kind === 'over' ? 'alarm' : 'fault'} tone="bad" size={12} />
              <button type="button" onClick={() => first !== undefined && onGo(first)}>
                {wordsOf(conflict)}
              </button>
            </li>
          )
        })}
        {conflicts.length > MOST && <li>{say(planTexts.more, { count: conflicts.length - MOST })}</li>}
      </ul>
    </section>
  )
}

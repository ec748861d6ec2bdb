import { Glyph } from '../../foundation/glyph/glyph.tsx'
import styles from './plan-gantt.module.css'
import type { PlanBar } from './plan-rules.ts'
import type { PlanGun } from './plan-times.ts'
import { useBarWords } from './use-bar-words.ts'

interface PlanListProps {
  guns: readonly PlanGun[]
  bars: readonly PlanBar[]
  from: string
  wrong: ReadonlySet<number>
  active: number | undefined
  onChoose: (id: number) => void
}

/** The charges one below the other, by their start: what a phone shows instead of the chart. */
export function PlanList({ guns, bars, from, wrong, active, onChoose }: PlanListProps) {
  const wordsOf = useBarWords(from)
  const names = new Map(guns.map(({ id, name }) => [id, name]))

  return (
    <ol className={styles.list}>
      {bars
        .toSorted((a, b) => a.from - b.from || a.id - b.id)
        .map((bar) => (
          <li key={bar.id}>
            <button
              type="button"
              aria-pressed={active === bar.id}
              data-conflict={wrong.has(bar.id) || undefined}
              onClick={() => onChoose(bar.id)}
            >
              <strong>
                {wrong.has(bar.id) && <Glyph name="fault" tone="bad" size={12} />}
                {bar.vehicle}
              </strong>
              <span>{names.get(bar.gunId) ?? bar.gunId}</span>
              <small>{wordsOf(bar)}</small>
            </button>
          </li>
        ))}
    </ol>
  )
}

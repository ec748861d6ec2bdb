import { memo } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import { lanesOf, type PlanBar } from './plan-rules.ts'
import { type PlanGun, placeOf } from './plan-times.ts'
import { useBarWords } from './use-bar-words.ts'

interface PlanRowProps {
  gun: PlanGun
  bars: readonly PlanBar[]
  length: number
  from: string
  /** The charges that overlap or fall short. */
  wrong: ReadonlySet<number>
  active: number | undefined
  /** The charge that is picked up by key. */
  held: number | undefined
  describedBy: string
  canMove: boolean
}

/** The height of a lane, in pixels. */
const LANE = 30

/** One gun and its charges. */
export const PlanRow = memo(function PlanRow({
  gun,
  bars,
  length,
  from,
  wrong,
  active,
  held,
  describedBy,
  canMove,
}: PlanRowProps) {
  const say = useSay()
  const { power } = useFormats()
  const wordsOf = useBarWords(from)
  const { lanes, count } = lanesOf(bars)

  return (
    <li className={styles.row} data-gun={gun.id}>
      <span className={styles.name} title={gun.name}>
        {gun.name}
        {bars.length === 0 && <small>{say(planTexts.idleGun)}</small>}
      </span>
      <div className={styles.track} data-track="" style={{ minHeight: count * LANE + 6 }}>
        {bars.map((bar) => {
          const label = wordsOf(bar)
          return (
            <button
              key={bar.id}
              type="button"
              className={styles.charge}
              aria-describedby={describedBy}
              aria-pressed={canMove && !bar.isFixed ? held === bar.id : undefined}
              tabIndex={bar.id === active ? 0 : -1}
              title={label}
              data-bar={bar.id}
              data-conflict={wrong.has(bar.id) || undefined}
              data-held={held === bar.id || undefined}
              data-fixed={bar.isFixed || undefined}
              data-movable={(canMove && !bar.isFixed) || undefined}
              style={{
                ...placeOf({ from: Math.max(bar.from, 0), to: Math.min(bar.to, length) }, length),
                top: (lanes.get(bar.id) ?? 0) * LANE + 5,
              }}
            >
              {wrong.has(bar.id) && <Glyph name="fault" tone="bad" size={12} />}
              <span>{bar.vehicle}</span>
              <small aria-hidden="true">{power(bar.powerW)} kW</small>
              <span className="visually-hidden">{label}</span>
              {canMove && !bar.isFixed && <i className={styles.edge} data-edge="" />}
            </button>
          )
        })}
      </div>
    </li>
  )
})

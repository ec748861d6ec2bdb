import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { PeriodStrip } from '../../charging/period-strip/period-strip.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'

interface PlanHeadProps {
  periods: readonly TariffPeriod[]
  /** Where the view begins, in minutes of its day. */
  start: number
  hours: number
  /** Minutes from one tick to the next. */
  step: 60 | 15
}

/** The hours, and below them the tariff. */
export function PlanHead({ periods, start, hours, step }: PlanHeadProps) {
  const say = useSay()
  const length = hours * 60
  const ticks = Array.from({ length: length / step }, (_, index) => index * step)

  return (
    <div className={styles.head}>
      <span className={styles.name}>{say(planTexts.gun)}</span>
      <div>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((minute) => (
            <span
              key={minute}
              data-minor={minute % 60 > 0 || undefined}
              style={{ left: `${(minute / length) * 100}%` }}
            >
              {minute % 60 === 0 ? String(((start + minute) / 60) % 24).padStart(2, '0') : `:${minute % 60}`}
            </span>
          ))}
        </div>
        <PeriodStrip periods={periods} from={start} to={start + length} />
      </div>
    </div>
  )
}

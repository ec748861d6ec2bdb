import { type OccupyPrice, occupyFeeOf } from '@ampdeck/api/billing/occupy'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Money } from '../../foundation/figure/figures.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { ExampleInput } from './example-input.tsx'
import styles from './formula-preview.module.css'
import { formulaTexts as t } from './formula-preview.texts.ts'
import { type FormulaStep, FormulaSteps } from './formula-steps.tsx'
import { OccupyStairs } from './occupy-stairs.tsx'

export interface OccupyPreviewProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The rule as it is typed; a length of zero shows that it cannot be worked out. */
  rule: OccupyPrice
  /** Further free minutes of the member's grade. */
  graceMinutes?: number
  /** The example with which the preview opens, in minutes. */
  minutes?: number
}

/** Two days: longer than any car stands for its charge. */
const MOST = 2_880

/** What an occupy rule costs: a staircase, one example that can be changed, and the way to its fee in words. */
export function OccupyPreview({
  rule,
  graceMinutes = 0,
  minutes: first = 107,
  className,
  ...rest
}: OccupyPreviewProps) {
  const say = useSay()
  const { money } = useFormats()
  const [minutes, setMinutes] = useState(first)
  const isSound = rule.stepMinutes > 0 && rule.freeMinutes >= 0 && rule.stepFen >= 0 && rule.capFen >= 0
  if (!isSound) {
    return (
      <section {...rest} aria-label={say(t.example)} className={clsx(styles.preview, className)}>
        <p className={styles.note}>{say(t.contradiction)}</p>
      </section>
    )
  }

  const fee = occupyFeeOf(rule, minutes, graceMinutes)
  const free = rule.freeMinutes + graceMinutes
  const cap = money(rule.capFen)
  const yuan = (fen: number) => `${money(fen)} ${say(t.yuan)}`
  const steps: FormulaStep[] = [
    {
      id: 'free',
      label: say(t.freeOf),
      expression: graceMinutes
        ? say(t.grace, { free: rule.freeMinutes, grace: graceMinutes })
        : say(t.ofRule),
      result: say(t.minutesResult, { minutes: free }),
    },
    {
      id: 'charged',
      label: say(t.charged),
      expression: `max(0, ${minutes} − ${free})`,
      result: say(t.minutesResult, { minutes: fee.chargedMinutes }),
    },
    {
      id: 'steps',
      label: say(t.steps),
      expression: say(t.roundedUp, { minutes: fee.chargedMinutes, step: rule.stepMinutes }),
      result: say(t.stepsResult, { count: fee.steps }),
    },
    {
      id: 'uncapped',
      label: say(t.beforeCap),
      expression: `${fee.steps} × ${money(rule.stepFen)}`,
      result: yuan(fee.uncappedFen),
    },
    {
      id: 'fee',
      label: say(t.fee),
      expression: say(fee.uncappedFen > rule.capFen ? t.capped : t.belowCap, { cap }),
      result: yuan(fee.feeFen),
    },
  ]

  return (
    <section {...rest} aria-label={say(t.example)} className={clsx(styles.preview, className)}>
      <div className={styles.head}>
        <ExampleInput
          label={say(t.minutes)}
          unit={say(t.min)}
          value={minutes}
          most={MOST}
          onChange={setMinutes}
        />
        <p className={styles.answer}>
          <span>{say(t.fee)}</span>
          <output className={styles.figure}>
            <Money fen={fee.feeFen} />
          </output>
        </p>
      </div>
      <OccupyStairs rule={{ ...rule, freeMinutes: free }} minutes={minutes} feeFen={fee.feeFen} />
      <FormulaSteps steps={steps} />
    </section>
  )
}

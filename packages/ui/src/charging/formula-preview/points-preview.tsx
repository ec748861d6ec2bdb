import { type PointsRule, pointsOf } from '@ampdeck/api/billing/points'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Count } from '../../foundation/figure/figures.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { ExampleInput } from './example-input.tsx'
import styles from './formula-preview.module.css'
import { formulaTexts as t } from './formula-preview.texts.ts'
import { type FormulaStep, FormulaSteps } from './formula-steps.tsx'

export interface PointsPreviewProps extends Omit<ComponentProps<'section'>, 'children'> {
  rule: PointsRule
  /** The example with which the preview opens, in fen. */
  principalFen?: number
}

/** One hundred thousand yuan. */
const MOST = 100_000

/** What a grade gives in points for an amount that can be changed, and the way there in words. */
export function PointsPreview({ rule, principalFen: first = 3_130, className, ...rest }: PointsPreviewProps) {
  const say = useSay()
  const { number } = useFormats()
  const [fen, setFen] = useState(first)
  const found = pointsOf(rule, fen)
  const steps: FormulaStep[] = [
    {
      id: 'yuan',
      label: say(t.wholeYuan),
      expression: say(t.wholeYuanExpression, { amount: number(fen / 100, 2) }),
      result: number(found.yuan),
    },
    {
      id: 'growth',
      label: say(t.growth),
      expression: say(t.growthExpression),
      result: number(found.growth),
    },
    {
      id: 'factor',
      label: say(t.factor),
      expression: say(t.factorExpression, { yuan: found.yuan, factor: number(rule.pointFactor / 100, 2) }),
      result: number(found.uncapped),
    },
    {
      id: 'points',
      label: say(t.points),
      expression: rule.dayCap === undefined ? say(t.noDayCap) : say(t.dayCap, { cap: rule.dayCap }),
      result: number(found.points),
    },
  ]

  return (
    <section {...rest} aria-label={say(t.example)} className={clsx(styles.preview, className)}>
      <div className={styles.head}>
        <ExampleInput
          label={say(t.principal)}
          unit={say(t.yuan)}
          value={fen / 100}
          most={MOST}
          decimals={2}
          onChange={(yuan) => setFen(Math.round(yuan * 100))}
        />
        <p className={styles.answer}>
          <span>{say(t.points)}</span>
          <output className={styles.figure}>
            <Count value={found.points} />
          </output>
        </p>
      </div>
      <FormulaSteps steps={steps} />
    </section>
  )
}

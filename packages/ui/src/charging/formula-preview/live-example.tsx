import { type PointsRule, pointsOf } from '@ampdeck/api/billing/points'
import { withPoint } from '@ampdeck/validation/plain'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Count } from '../../foundation/figure/figures.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import { TextInput } from '../../inputs/fields/text-input.tsx'
import styles from './formula-preview.module.css'
import { formulaTexts as t } from './formula-preview.texts.ts'
import { FormulaSteps } from './formula-steps.tsx'

type SectionProps = Omit<ComponentProps<'section'>, 'children'>

export interface PointsPreviewProps extends SectionProps {
  /** How many points a yuan gives, as points × 100, and the most points of a day. */
  rule: PointsRule
  /** The amount with which the preview opens, in fen; 31.30 yuan unless told. */
  principalFen?: number
}

/** One hundred thousand yuan. */
const MAX = 100_000

/** What a grade gives in points for an amount that can be changed, and the way there in words. */
export function PointsPreview({ rule, principalFen = 3_130, ...rest }: PointsPreviewProps) {
  const say = useSay()
  const { number } = useFormats()
  const [fen, setFen] = useState(principalFen)
  const found = pointsOf(rule, fen)
  const factor = say(t.factorExpression, { yuan: found.yuan, factor: number(rule.pointFactor / 100, 2) })
  const cap = rule.dayCap === undefined ? say(t.noDayCap) : say(t.dayCap, { cap: rule.dayCap })

  return (
    <LiveExample
      {...rest}
      input={{
        label: say(t.principal),
        unit: say(t.yuan),
        value: fen / 100,
        most: MAX,
        decimals: 2,
        onChange: (yuan) => setFen(Math.round(yuan * 100)),
      }}
      label={say(t.points)}
      answer={<Count value={found.points} />}
      steps={[
        [say(t.wholeYuan), say(t.wholeYuanExpression, { amount: number(fen / 100, 2) }), number(found.yuan)],
        [say(t.growth), say(t.growthExpression), number(found.growth)],
        [say(t.factor), factor, number(found.uncapped)],
        [say(t.points), cap, number(found.points)],
      ]}
    />
  )
}

interface ExampleInputProps {
  label: string
  unit: string
  /** The number in force. */
  value: number
  /** The largest that makes sense. */
  most: number
  /** Decimals that may be typed. */
  decimals?: number
  /** Called only with numbers that make sense; the last of them stays in force meanwhile. */
  onChange: (value: number) => void
}

interface LiveExampleProps extends SectionProps {
  input: ExampleInputProps
  /** What the answer is. */
  label: string
  answer: ReactNode
  /** The way there: what is worked out, how, and what it gives. */
  steps: readonly (readonly [label: string, expression: string, result: string])[]
  children?: ReactNode
}

/** An example of a rule with one number that can be changed. */
export function LiveExample({ input, label, answer, steps, children, className, ...rest }: LiveExampleProps) {
  const say = useSay()

  return (
    <section {...rest} aria-label={say(t.example)} className={clsx(shared.panel, styles.preview, className)}>
      <div className={styles.head}>
        <ExampleInput {...input} />
        <p className={styles.answer}>
          <span>{label}</span>
          <output className={clsx(shared.figure, styles.figure)}>{answer}</output>
        </p>
      </div>
      {children}
      <FormulaSteps
        steps={steps.map(([name, expression, result]) => ({ id: name, label: name, expression, result }))}
      />
    </section>
  )
}

function ExampleInput({ label, unit, value, most, decimals = 0, onChange }: ExampleInputProps) {
  const say = useSay()
  const [text, setText] = useState(() => value.toFixed(decimals))
  const typed = numberOf(text, most, decimals)

  return (
    <TextInput
      label={label}
      inputMode="decimal"
      value={text}
      error={typed === undefined ? say(t.notNumber, { most }) : undefined}
      end={<span className={styles.unit}>{unit}</span>}
      onChange={(event) => {
        setText(event.target.value)
        const next = numberOf(event.target.value, most, decimals)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

function numberOf(text: string, most: number, decimals: number): number | undefined {
  const pattern = decimals ? new RegExp(`^\\d+(\\.\\d{0,${decimals}})?$`) : /^\d+$/
  const plain = withPoint(text)
  const number = Number(plain)
  return pattern.test(plain) && number <= most ? number : undefined
}

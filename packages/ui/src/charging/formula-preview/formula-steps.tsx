import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './formula-preview.module.css'

/** One step of a calculation. */
export interface FormulaStep {
  id: string
  /** What is worked out, in words: "Steps begun". */
  label: string
  /** How, with the numbers: "77 ÷ 30, rounded up". */
  expression: string
  /** What it gives, with its unit. */
  result: string
}

export interface FormulaStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order in which one calculates; each is one line. */
  steps: readonly FormulaStep[]
}

/** A calculation in words and numbers, one step below the other. */
export function FormulaSteps({ steps, className, ...rest }: FormulaStepsProps) {
  return (
    <ol {...rest} className={clsx(styles.steps, className)}>
      {steps.map(({ id, label, expression, result }) => (
        <li key={id} className={styles.step}>
          <span className={styles.label}>{label}</span>
          <span className={styles.expression}>{expression}</span>
          <span className={styles.result}>= {result}</span>
        </li>
      ))}
    </ol>
  )
}

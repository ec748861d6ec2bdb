import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './tariff-clock.module.css'
import { periodColours, useTariffWords } from './tariff-words.ts'

export interface PeriodChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A code of the enumeration `Period`. */
  period: number
}

/** A tariff period: its letter on its colour, and its word. */
export function PeriodChip({ period, className, ...rest }: PeriodChipProps) {
  const { wordOf, letterOf } = useTariffWords()

  return (
    <span {...rest} className={clsx(styles.chip, className)}>
      <span aria-hidden="true" className={styles.chipLetter} style={periodColours(period)}>
        {letterOf(period)}
      </span>
      {wordOf(period)}
    </span>
  )
}

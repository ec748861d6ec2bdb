import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import styles from './period-chip.module.css'
import { labelOf, periodKey, periodLetter } from './period-mark.ts'

export interface PeriodChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A code of the enumeration `Period`. */
  period: number
}

/** A tariff period: its letter on its colour, and its word. Styled by `[data-period]`. */
export function PeriodChip({ period, className, ...rest }: PeriodChipProps) {
  const { language } = useLanguage()

  return (
    <span {...rest} className={clsx(styles.chip, className)} data-period={periodKey(period)}>
      <span aria-hidden="true" className={styles.letter}>
        {periodLetter(period, language)}
      </span>
      {labelOf(period, language)}
    </span>
  )
}

import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './tariff-clock.module.css'
import { clockTexts } from './tariff-clock.texts.ts'
import { periodColours, useTariffWords } from './tariff-words.ts'

export interface TariffTableProps {
  /** The caption: which tariff it is. */
  label: string
  periods: readonly TariffPeriod[]
}

/** The day of a tariff in words, for those who do not see the ring. */
export function TariffTable({ label, periods }: TariffTableProps) {
  const { say, wordOf, yuan, priceOf } = useTariffWords()

  return (
    <div className="visually-hidden">
      <table>
        <caption>{`${label}, ${say(clockTexts.unit)}`}</caption>
        <thead>
          <tr>
            {(['time', 'period', 'energyPrice', 'servicePrice', 'sum'] as const).map((head) => (
              <th key={head} scope="col">
                {say(clockTexts[head])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two broken rows may be alike.
            <tr key={`${row.from}-${index}`}>
              <th scope="row">{`${row.from}–${row.to}`}</th>
              <td>{wordOf(row.period)}</td>
              <td>{yuan(row.ePrice4)}</td>
              <td>{yuan(row.sPrice4)}</td>
              <td>{priceOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

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

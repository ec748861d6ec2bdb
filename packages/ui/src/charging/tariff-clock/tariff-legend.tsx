import { isSameTariff, price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clockText } from '../../foundation/countdown/countdown-clock.ts'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ClockReading, pricesOf } from './clock-reading.ts'
import { PeriodChip } from './period-chip.tsx'
import { labelOf } from './period-mark.ts'
import { clockTexts } from './tariff-clock.texts.ts'
import styles from './tariff-legend.module.css'

export interface TariffLegendProps {
  periods: readonly TariffPeriod[]
  reading: ClockReading | undefined
}

/** The prices of a day, the current one strong, and what comes next. */
export function TariffLegend({ periods, reading }: TariffLegendProps) {
  const say = useSay()
  const { number } = useFormats()
  const { language } = useLanguage()
  const next = reading?.next

  return (
    <div className={styles.legend}>
      <ul>
        {pricesOf(periods).map((row) => (
          <li
            key={`${row.period}-${price4Of(row)}`}
            className={styles.row}
            data-current={isSameTariff(row, reading?.period) || undefined}
          >
            <PeriodChip period={row.period} />
            <span>{number(price4Of(row) / 10_000, 4)}</span>
          </li>
        ))}
      </ul>
      {next && (
        <p className={styles.next}>
          {say(clockTexts.next, {
            period: labelOf(next.period.period, language),
            time: clockText(next.seconds),
          })}
        </p>
      )}
    </div>
  )
}

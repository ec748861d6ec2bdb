import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { periodColours, useTariffWords } from '../tariff-clock/tariff-words.ts'
import styles from './period-strip.module.css'
import { spansOf } from './spans-of.ts'

export interface PeriodStripProps extends Omit<ComponentProps<'ol'>, 'children'> {
  periods: readonly TariffPeriod[]
  /** The window in minutes after midnight; a whole day without it. */
  from?: number
  to?: number
  /** `sum` writes one price, `parts` energy and service price, in yuan per kWh. */
  price?: 'sum' | 'parts'
}

/**
 * The tariff periods under an axis, 16 px high. By the width of each: word and price above 120 px, the word above 52 px,
 * else its letter.
 */
export function PeriodStrip({ periods, from, to, price = 'sum', className, ...rest }: PeriodStripProps) {
  const { say, wordOf, letterOf, yuan, priceOf } = useTariffWords()

  return (
    <ol aria-label={say(['Tariff periods', '电价时段'])} {...rest} className={clsx(styles.strip, className)}>
      {spansOf(periods, from, to).map(({ period, start, end }) => {
        const word = wordOf(period.period)
        const written =
          price === 'parts' ? `${yuan(period.ePrice4)} + ${yuan(period.sPrice4)}` : priceOf(period)
        return (
          <li
            key={start}
            className={styles.span}
            style={{
              ...periodColours(period.period),
              left: `${start * 100}%`,
              width: `${(end - start) * 100}%`,
            }}
            title={`${word} ${period.from}–${period.to}, ${written} ${say(['yuan/kWh', '元/kWh'])}`}
          >
            <span className={styles.letter} aria-hidden="true">
              {letterOf(period.period)}
            </span>
            <span className={styles.word}>{word}</span>
            <span className={styles.price}>{written}</span>
          </li>
        )
      })}
    </ol>
  )
}

export interface PeriodBandsProps extends Pick<PeriodStripProps, 'periods' | 'from' | 'to'> {
  /** The area of the values, px. */
  area: { x: number; y: number; width: number; height: number }
  /** 10 % without it. */
  opacity?: number
}

/** The colours of the tariff periods behind a curve, inside its SVG; the strip under the axis names them. */
export function PeriodBands({ periods, from, to, area, opacity = 0.1 }: PeriodBandsProps) {
  return (
    <g opacity={opacity}>
      {spansOf(periods, from, to).map(({ period, start, end }) => (
        <rect
          key={start}
          x={area.x + start * area.width}
          y={area.y}
          width={(end - start) * area.width}
          height={area.height}
          style={periodColours(period.period)}
          fill="var(--period-fill)"
        />
      ))}
    </g>
  )
}

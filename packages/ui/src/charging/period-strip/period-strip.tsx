import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { labelOf, periodColours, periodLetter } from '../tariff-clock/period-mark.ts'
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
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()

  return (
    <ol aria-label={say(['Tariff periods', '电价时段'])} {...rest} className={clsx(styles.strip, className)}>
      {spansOf(periods, from, to).map(({ period, start, end }) => {
        const word = labelOf(period.period, language)
        const parts = [period.ePrice4, period.sPrice4].map((price4) => number(price4 / 10_000, 4))
        const written =
          price === 'parts' ? parts.join(' + ') : number((period.ePrice4 + period.sPrice4) / 10_000, 4)
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
              {periodLetter(period.period, language)}
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

import type { TariffPeriod } from '@ampdeck/api/config/cost-model'
import { periodKey } from '../tariff-clock/period-mark.ts'
import styles from './period-strip.module.css'
import { spansOf } from './spans-of.ts'

export interface PeriodBandsProps {
  periods: readonly TariffPeriod[]
  /** The window in minutes after midnight; a whole day without it. */
  from?: number
  to?: number
  /** The area of the values, px. */
  area: { x: number; y: number; width: number; height: number }
  /** `strong` is 13 %, as in the order drawer; 10 % without it. */
  look?: 'quiet' | 'strong'
}

/** The colours of the tariff periods behind a curve, inside its SVG; the strip under the axis names them. */
export function PeriodBands({ periods, from, to, area, look = 'quiet' }: PeriodBandsProps) {
  return (
    <g className={styles.bands} data-look={look}>
      {spansOf(periods, from, to).map(({ period, start, end }) => (
        <rect
          key={start}
          x={area.x + start * area.width}
          y={area.y}
          width={(end - start) * area.width}
          height={area.height}
          data-period={periodKey(period.period)}
        />
      ))}
    </g>
  )
}

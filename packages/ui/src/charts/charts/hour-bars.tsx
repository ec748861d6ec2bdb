import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ChartColour, chartColour } from './chart-colour.ts'
import styles from './charts.module.css'

const HEIGHT = 60
const STEP = 10

export interface HourBarsProps extends Omit<ComponentProps<'svg'>, 'values'> {
  /** What it shows, for example "Energy today by hour". */
  label: string
  /** One value per hour, from midnight; hours to come are left out. */
  values: readonly number[]
  colour?: ChartColour
  /** The last hour is not complete: it is drawn faint. */
  running?: boolean
}

/** A day in columns of one hour. */
export function HourBars({
  label,
  values,
  colour = 'energy',
  running = false,
  className,
  ...rest
}: HourBarsProps) {
  const top = Math.max(...values, 1)

  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${24 * STEP} ${HEIGHT}`}
      className={clsx(styles.bars, className)}
    >
      {values.map((value, hour) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the identity of its column.
          key={hour}
          x={hour * STEP + 1.5}
          y={HEIGHT - (value / top) * HEIGHT}
          width={STEP - 3}
          height={(value / top) * HEIGHT}
          rx="1"
          fill={chartColour(colour)}
          fillOpacity={running && hour === values.length - 1 ? 0.55 : 1}
        />
      ))}
      <path d={`M0 ${HEIGHT - 0.5}H${24 * STEP}`} stroke="var(--colors-chart-grid)" />
    </svg>
  )
}

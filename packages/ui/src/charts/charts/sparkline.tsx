import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import styles from '../chart-frame/chart-frame.module.css'
import { monotonePath } from './curve-paths.ts'

const WIDTH = 104
const HEIGHT = 46
const MARGIN = 4

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'values'> {
  /** All that is heard of it: what it shows, for example “Energy today by hour”. */
  label: string
  /** Today so far, evenly spaced, in any unit and not below zero; it ends in a dot. */
  values: readonly number[]
  /** Yesterday, the whole day, in the same unit: the grey line that goes on after now. */
  previous?: readonly number[]
  /** Of the line of today; that of energy without it. */
  colour?: ChartColour
}

/** The shape of a day at a glance, without axes. */
export function Sparkline({
  label,
  values,
  previous = [],
  colour = 'energy',
  className,
  ...rest
}: SparklineProps) {
  const length = Math.max(values.length, previous.length, 2)
  const top = Math.max(...values, ...previous, 1)
  const at = (value: number, index: number) => ({
    x: (index / (length - 1)) * (WIDTH - MARGIN),
    y: HEIGHT - MARGIN - (value / top) * (HEIGHT - 2 * MARGIN),
  })
  const line = values.map(at)
  const now = line.at(-1)
  const path = monotonePath(line)

  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={clsx(styles.curves, className)}
    >
      <path d={monotonePath(previous.map(at))} stroke={chartColour('prev2')} strokeWidth="1.25" />
      {now && (
        <>
          <path d={`${path}V${HEIGHT}H0Z`} fill={chartColour(colour)} fillOpacity="0.09" />
          <path d={path} stroke={chartColour(colour)} strokeWidth="1.75" />
          <circle cx={now.x} cy={now.y} r="2.6" fill={chartColour(colour)} className={styles.openEnd} />
        </>
      )}
    </svg>
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import { lightTexts } from './chart.texts.ts'
import { type ChartColour, chartColour } from './chart-colour.ts'
import { gaugeArc } from './gauge-arc.ts'
import styles from './light-charts.module.css'

const SIZE = 142
const THICKNESS = 15
const RADIUS = (SIZE - THICKNESS) / 2

export interface GaugeProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  /** Nothing known is a dash and an empty scale. */
  value: number | null
  /** The end of the scale. */
  max: number
  /** From here on the scale is red; the value too, once it is there. */
  limit?: number
  unit?: ChartUnit
  colour?: ChartColour
}

/** One value on a scale, such as the loss rate or the load of a transformer. */
export function Gauge({
  label,
  value,
  max,
  limit,
  unit = 'percent',
  colour = 'energy',
  className,
  ...rest
}: GaugeProps) {
  const say = useSay()
  const format = useChartFormat(unit)
  const isOver = limit !== undefined && value !== null && value >= limit
  const text = format.value(value)
  const limitText = limit === undefined ? '' : say(lightTexts.limit, { value: format.value(limit) })
  const spoken = [text, limitText].filter(Boolean).join(', ')

  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot hold a drawing.
    <div
      {...rest}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value ?? 0))}
      aria-valuetext={spoken}
      className={clsx(styles.gauge, className)}
      data-over={isOver || undefined}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE - 20}`} width={SIZE} height={SIZE - 20}>
        <g fill="none" strokeWidth={THICKNESS}>
          <path d={gaugeArc(0, 1, SIZE / 2, RADIUS)} stroke="var(--colors-chart-grid)" />
          <path
            d={gaugeArc(0, (value ?? 0) / max, SIZE / 2, RADIUS)}
            stroke={chartColour(isOver ? 'limit' : colour)}
          />
          {limit !== undefined && (
            <path
              d={gaugeArc(limit / max, 1, SIZE / 2, RADIUS - THICKNESS / 2 - 3)}
              stroke={chartColour('limit')}
              strokeWidth="2"
            />
          )}
        </g>
      </svg>
      <div className={styles.gaugeText}>
        <strong>{text}</strong>
        <span>{label}</span>
        {limitText && <span>{limitText}</span>}
      </div>
    </div>
  )
}

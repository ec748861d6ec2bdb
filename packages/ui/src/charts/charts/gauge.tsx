import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import { type ChartUnit, useChartFormat } from '../chart-frame/chart-unit.ts'
import { Arc, CIRCLE, RING } from './arc.tsx'
import { lightTexts } from './chart.texts.ts'
import styles from './light-charts.module.css'
import { meterProps } from './meter-props.ts'
import { clampedShare } from './share-of.ts'

/** The gauge opens a quarter of the circle below. */
const SWEEP = 0.75 * CIRCLE
/** Where the limit begins there is a thin line inside the band. */
const LIMIT_BAND = { radius: 53, thickness: 2 }

export interface GaugeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured: under the value, and the name of the meter. */
  label: string
  /** Nothing known is a dash and an empty scale. */
  value: number | null
  /** The end of the scale, which begins at 0; in the unit of the value. */
  max: number
  /** From here on the scale has the colour of limits, and the value too. Written under the label. */
  limit?: number
  /** What the values are, in the unit of the wire; a share in basis points without it. */
  unit?: ChartUnit
  /** Of the value below its limit; that of energy without it. */
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
  const spoken = (said: string) => [said, limitText].filter(Boolean).join(', ')
  const unknown = spoken(say(lightTexts.unknown))

  return (
    <div
      {...rest}
      {...meterProps({ label, value, max, text: spoken(text), unknown })}
      className={clsx(styles.gauge, className)}
      data-over={isOver || undefined}
    >
      <svg aria-hidden="true" width={RING} height={RING - 20}>
        <g transform={`rotate(135 ${RING / 2} ${RING / 2})`}>
          <Arc start={0} length={SWEEP} stroke="var(--colors-chart-grid)" />
          <Arc
            start={0}
            length={SWEEP * clampedShare(value ?? 0, max)}
            stroke={chartColour(isOver ? 'limit' : colour)}
          />
          {limit !== undefined && (
            <Arc
              start={SWEEP * clampedShare(limit, max)}
              length={SWEEP * (1 - clampedShare(limit, max))}
              stroke={chartColour('limit')}
              band={LIMIT_BAND}
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

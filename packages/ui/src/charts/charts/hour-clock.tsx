import { hourMinute } from '@ampdeck/api/time'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { withUnit } from '../chart-frame/chart-table.tsx'
import { type ChartUnit, useChartFormat } from '../chart-frame/chart-unit.ts'
import { lightTexts } from './chart.texts.ts'
import styles from './light-charts.module.css'
import { clampedShare } from './share-of.ts'

const [INNER, OUTER] = [34, 108]
const HALF = 126
const HOURS = 24
/** Between two hours, in parts of one. */
const GAP = 0.06
const NAMED = [0, 6, 12, 18]

export interface HourClockProps extends ChartLook {
  /** 24, one for each hour of the day, from 00:00 on; none below zero. */
  values: readonly number[]
  /** What the values are, in the unit of the wire; a plain number without it. */
  unit?: ChartUnit
  /** Of the wedges; the largest is full, the others are fainter. That of energy without it. */
  colour?: ChartColour
}

/** The hours of a day as a clock: 00 is on top, and the longer a wedge, the more there is of it. */
export function HourClock({ values, unit = 'number', colour = 'energy', ...rest }: HourClockProps) {
  const say = useSay()
  const format = useChartFormat(unit)
  const most = Math.max(0, ...values)

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? format.unit}
      table={{
        columns: [withUnit(say(lightTexts.value), format.unit)],
        rows: values.map((value, hour) => ({ head: hourMinute(hour * 60), cells: [format.cell(value)] })),
      }}
      isEmpty={most === 0}
    >
      <svg
        aria-hidden="true"
        viewBox={`${-1.5 * HALF} ${-HALF} ${3 * HALF} ${2 * HALF}`}
        className={styles.polar}
      >
        <circle data-ring="" r={INNER} />
        <circle data-ring="" r={OUTER} />
        {values.map((value, hour) => {
          const length = (OUTER - INNER) * clampedShare(value, most)
          return (
            <path
              key={hourMinute(hour * 60)}
              d={wedge(hour + GAP, hour + 1 - GAP, INNER + Math.max(length, value > 0 ? 2 : 0))}
              fill={chartColour(colour)}
              fillOpacity={value === most ? 1 : 0.55}
            >
              <title>{`${hourMinute(hour * 60)} ${format.value(value)}`}</title>
            </path>
          )
        })}
        {NAMED.map((hour) => {
          const { x, y } = at(hour, OUTER + 9)
          return (
            <text key={hour} x={x} y={y + 4} textAnchor="middle">
              {hourMinute(hour * 60).slice(0, 2)}
            </text>
          )
        })}
      </svg>
    </ChartFrame>
  )
}

function at(hour: number, radius: number) {
  const angle = (hour / HOURS) * 2 * Math.PI
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
}

function wedge(from: number, to: number, radius: number): string {
  const corner = (hour: number, of: number) => {
    const { x, y } = at(hour, of)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return `M${corner(from, INNER)}L${corner(from, radius)}A${radius} ${radius} 0 0 1 ${corner(to, radius)}L${corner(to, INNER)}A${INNER} ${INNER} 0 0 0 ${corner(from, INNER)}Z`
}

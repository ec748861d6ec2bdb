import type { TariffPeriod } from '@ampdeck/api/config/cost-model'
import { AxisLines } from '../../charts/charts/axis-lines.tsx'
import { chartColour } from '../../charts/charts/chart-colour.ts'
import { curvesOf } from '../../charts/charts/curves-of.ts'
import { PeriodBands } from '../period-strip/period-bands.tsx'
import styles from './load-curve.module.css'
import type { LoadLine } from './load-curve.tsx'

export interface LoadDrawingProps {
  /** The area of the values, px. */
  area: { x: number; y: number; width: number; height: number }
  lines: readonly LoadLine[]
  ticks: readonly number[]
  tickText: (value: number) => string
  limit: { watts: number; name: string } | undefined
  periods: readonly TariffPeriod[]
  /** Between the begin of the day, 0, and its end, 1. */
  nowAt: number | undefined
  placeAt: (index: number) => number
}

/** The curves over bands and grid; the last known value of today ends in a dot. */
export function LoadDrawing({
  area,
  lines,
  ticks,
  tickText,
  limit,
  periods,
  nowAt,
  placeAt,
}: LoadDrawingProps) {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const x = (place: number) => area.x + place * area.width
  const y = (value: number) => area.y + area.height * (1 - (value - low) / (high - low))

  return (
    <svg aria-hidden="true" width="100%" height={area.y + area.height + 2} className={styles.drawing}>
      <PeriodBands periods={periods} area={area} />
      <AxisLines area={area} ticks={ticks} tickText={tickText} />
      {lines.toReversed().map((line) => (
        <Curve
          key={line.key}
          line={line}
          points={line.values.map((value, index) =>
            value === null ? null : { x: x(placeAt(index)), y: y(value) },
          )}
          base={y(Math.max(0, low))}
        />
      ))}
      {limit && (
        <g className={styles.limit}>
          <path d={`M${area.x} ${y(limit.watts)}h${area.width}`} />
          <text x={area.x + area.width - 4} y={y(limit.watts) - 4} textAnchor="end">
            {limit.name}
          </text>
        </g>
      )}
      {nowAt !== undefined && (
        <path d={`M${x(nowAt)} ${area.y - 4}V${area.y + area.height + 2}`} stroke="var(--colors-fg)" />
      )}
      <EndPoint lines={lines} x={(index) => x(placeAt(index))} y={y} />
    </svg>
  )
}

interface CurveProps {
  line: LoadLine
  points: readonly ({ x: number; y: number } | null)[]
  base: number
}

function Curve({ line, points, base }: CurveProps) {
  const { path, area, lonely } = curvesOf(points, base)
  const colour = chartColour(line.colour)

  return (
    <g>
      {line.key === 'today' && <path d={area} fill={colour} fillOpacity="0.09" />}
      <path d={path} stroke={colour} className={styles.curve} data-day={line.key} />
      {lonely.map((point) => (
        <circle key={point.x} cx={point.x} cy={point.y} r="2.5" fill={colour} />
      ))}
    </g>
  )
}

function EndPoint({
  lines,
  x,
  y,
}: {
  lines: readonly LoadLine[]
  x: (index: number) => number
  y: (w: number) => number
}) {
  const today = lines.find(({ key }) => key === 'today')
  const index = today?.values.findLastIndex((value) => value !== null) ?? -1
  const value = today?.values[index]
  if (value == null) return null

  return <circle cx={x(index)} cy={y(value)} r="5" fill={chartColour('energy')} className={styles.end} />
}

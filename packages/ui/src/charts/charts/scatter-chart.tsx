import { type ReactNode, useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import frame from '../chart-frame/chart-frame.module.css'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { ChartPlot } from '../chart-frame/chart-plot.tsx'
import { withUnit } from '../chart-frame/chart-table.tsx'
import { type ChartFormat, type ChartUnit, useChartFormat } from '../chart-frame/chart-unit.ts'
import { niceTicks } from '../chart-frame/nice-ticks.ts'
import { lightTexts } from './chart.texts.ts'

const INSETS = { top: 24, right: 16, bottom: 38, left: 52 }
const LEAST_RADIUS = 3.5
const MAX_RADIUS = 11

/** One thing with two figures. */
export interface ScatterPoint {
  name: string
  x: number
  y: number
  /** How large its mark is beside the others; all are alike without it. */
  size?: number
  /** Where a press on it leads. */
  href?: string | undefined
}

/** One of the two figures. */
export interface ScatterAxis {
  name: string
  unit: ChartUnit
  /** Where it divides the points, for example what all of them come to. */
  middle: number
}

export interface ScatterChartProps extends ChartLook {
  /** In any order; their names must differ. */
  points: readonly ScatterPoint[]
  /** The figure from the left to the right. */
  x: ScatterAxis
  /** The figure from below upwards. */
  y: ScatterAxis
  /** What the four parts are called: above at the left, above at the right, below at the left, below at the right. */
  quadrants: readonly [string, string, string, string]
  /** Of all marks; that of energy without it. */
  colour?: ChartColour
  /** Of the drawing with its axes, px; 320 without it. */
  height?: number
  /** A sentence under the drawing, for example what the lines are. */
  note?: ReactNode
}

/** Two figures of many things, in four named parts. Arrow keys walk from the left to the right. */
export function ScatterChart({
  points,
  x,
  y,
  quadrants,
  colour = 'energy',
  height = 320,
  ...rest
}: ScatterChartProps) {
  const say = useSay()
  const across = useAxis(x, points, (point) => point.x)
  const up = useAxis(y, points, (point) => point.y)
  const sorted = useMemo(() => points.toSorted((a, b) => a.x - b.x), [points])
  const largest = Math.max(0, ...points.map(({ size = 0 }) => size))
  const partOf = (point: ScatterPoint) => quadrants[quadrantOf(point, x.middle, y.middle)]

  return (
    <ChartFrame
      {...rest}
      table={{
        columns: [
          withUnit(x.name, across.format.unit),
          withUnit(y.name, up.format.unit),
          say(lightTexts.part),
        ],
        rows: sorted.map((point) => ({
          head: point.name,
          cells: [across.format.cell(point.x), up.format.cell(point.y), partOf(point)],
        })),
      }}
      isEmpty={points.length === 0}
      height={height}
    >
      <ChartPlot
        label={rest.label}
        height={height}
        insets={INSETS}
        points={{
          count: () => sorted.length,
          placeAt: (index) => across.shareOf(sorted[index]?.x ?? 0),
          pointAt: (left, top) =>
            nearestOf(
              sorted.map((one) => [across.shareOf(one.x), 1 - up.shareOf(one.y)]),
              left,
              top,
            ),
          hrefAt: (index) => sorted[index]?.href,
          readingAt: (index) => {
            const point = sorted[index]
            if (!point) return { title: '', rows: [] }
            return {
              title: point.name,
              rows: [
                { name: x.name, text: across.format.value(point.x) },
                { name: y.name, text: up.format.value(point.y) },
                { name: partOf(point), text: '' },
              ],
            }
          },
        }}
      >
        {(width, height) => {
          const inner = {
            width: Math.max(0, width - INSETS.left - INSETS.right),
            height: height - INSETS.top - INSETS.bottom,
          }
          const xAt = (value: number) => INSETS.left + across.shareOf(value) * inner.width
          const yAt = (value: number) => INSETS.top + (1 - up.shareOf(value)) * inner.height
          const [right, bottom] = [INSETS.left + inner.width, INSETS.top + inner.height]
          return (
            <svg aria-hidden="true" width="100%" height={height} className={frame.curves}>
              <g fill="var(--colors-fg-muted)">
                {up.ticks.map((tick) => (
                  <g key={tick}>
                    <path
                      d={`M${INSETS.left} ${yAt(tick)}h${inner.width}`}
                      stroke="var(--colors-chart-grid)"
                    />
                    <text x={INSETS.left - 8} y={yAt(tick) + 3.5} textAnchor="end">
                      {up.format.tick(tick)}
                    </text>
                  </g>
                ))}
                {across.ticks.map((tick) => (
                  <g key={tick}>
                    <path
                      d={`M${xAt(tick)} ${INSETS.top}v${inner.height}`}
                      stroke="var(--colors-chart-grid)"
                    />
                    <text x={xAt(tick)} y={bottom + 15} textAnchor="middle">
                      {across.format.tick(tick)}
                    </text>
                  </g>
                ))}
                <text x={INSETS.left} y={12}>
                  {withUnit(y.name, up.format.axisUnit)}
                </text>
                <text x={right} y={bottom + 31} textAnchor="end">
                  {withUnit(x.name, across.format.axisUnit)}
                </text>
                <text x={INSETS.left + 8} y={INSETS.top + 14}>
                  {quadrants[0]}
                </text>
                <text x={right - 8} y={INSETS.top + 14} textAnchor="end">
                  {quadrants[1]}
                </text>
                <text x={INSETS.left + 8} y={bottom - 8}>
                  {quadrants[2]}
                </text>
                <text x={right - 8} y={bottom - 8} textAnchor="end">
                  {quadrants[3]}
                </text>
              </g>
              <path
                d={`M${xAt(x.middle)} ${INSETS.top}v${inner.height}M${INSETS.left} ${yAt(y.middle)}h${inner.width}`}
                stroke="var(--colors-line-strong)"
                strokeDasharray="4 3"
              />
              {sorted.map((point) => (
                <circle
                  key={point.name}
                  data-point
                  cx={xAt(point.x)}
                  cy={yAt(point.y)}
                  r={radiusOf(point.size, largest)}
                  fill={chartColour(colour)}
                  fillOpacity="0.5"
                  stroke={chartColour(colour)}
                />
              ))}
            </svg>
          )
        }}
      </ChartPlot>
    </ChartFrame>
  )
}

function useAxis(
  { unit, middle }: ScatterAxis,
  points: readonly ScatterPoint[],
  read: (point: ScatterPoint) => number,
) {
  const values = [middle, ...points.map(read)]
  const ticks = niceTicks(Math.min(...values), Math.max(...values), false)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const format: ChartFormat = useChartFormat(unit, Math.max(Math.abs(low), Math.abs(high)))
  return { ticks, format, shareOf: (value: number) => (high === low ? 0.5 : (value - low) / (high - low)) }
}

/** In which part a point lies; on a line it is above, or at the right. */
function quadrantOf(
  { x, y }: Pick<ScatterPoint, 'x' | 'y'>,
  middleX: number,
  middleY: number,
): 0 | 1 | 2 | 3 {
  if (y >= middleY) return x >= middleX ? 1 : 0
  return x >= middleX ? 3 : 2
}

function nearestOf(places: readonly (readonly [number, number])[], x: number, y: number): number {
  const far = places.map(([left, top]) => (left - x) ** 2 + (top - y) ** 2)
  return far.indexOf(Math.min(...far))
}

/** The area of a mark is its size. */
function radiusOf(size: number | undefined, largest: number): number {
  if (size === undefined || largest === 0) return LEAST_RADIUS + 1
  return LEAST_RADIUS + (MAX_RADIUS - LEAST_RADIUS) * Math.sqrt(Math.max(0, size) / largest)
}

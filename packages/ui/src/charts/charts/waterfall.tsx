import { useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import frame from '../chart-frame/chart-frame.module.css'
import type { ChartLook } from '../chart-frame/chart-frame.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { columnPlace } from '../chart-frame/move-cursor.ts'
import type { Series } from '../chart-frame/series.ts'
import { type Scene, SeriesFrame } from '../chart-frame/series-frame.tsx'
import { useSeries } from '../chart-frame/use-series.ts'
import { lightTexts } from './chart.texts.ts'
import { ColumnNames } from './column-names.tsx'
import { AxisLines } from './svg-curves.tsx'

const INSETS = { top: 18, right: 8, bottom: 2, left: 48 }

/** One step of a waterfall. */
export interface WaterfallStep {
  /** Under its bar; it must differ from the others. */
  name: string
  /** What it adds, or takes away below zero; of a total it is not read. */
  value: number
  /** Stands on the ground: the sum of all before it. */
  isTotal?: boolean
  /** Where it leads, such as the rows behind it. */
  href?: string | undefined
}

/** Where a step begins and ends on the axis of values. */
interface WaterfallBar extends WaterfallStep {
  from: number
  to: number
}

export interface WaterfallProps extends ChartLook {
  /** In their order, for example gross, discounts, coupons, refunds, and the net as a total. */
  steps: readonly WaterfallStep[]
  /** What the values are, in the unit of the wire; money in fen without it. */
  unit?: ChartUnit
  /** Of the drawing without the names below it, px; 200 without it. */
  height?: number
}

/** How one sum becomes another, step by step. */
export function Waterfall({ steps, unit = 'money', height = 200, ...rest }: WaterfallProps) {
  const say = useSay()
  const bars = useMemo(() => waterfallBars(steps), [steps])
  const series = useMemo<Series[]>(
    () => [
      {
        name: say(lightTexts.value),
        values: bars.map(({ value }) => value),
        ends: bars.map(({ to }) => to),
        kind: 'bar',
      },
    ],
    [bars, say],
  )
  const chart = useSeries(series, { unit })
  const names = useMemo(() => bars.map(({ name }) => name), [bars])

  return (
    <SeriesFrame
      {...rest}
      chart={chart}
      labels={names}
      height={height}
      insets={INSETS}
      placeAt={(index) => columnPlace(index, bars.length)}
      hrefOf={bars.some(({ href }) => href) ? (index) => bars[index]?.href : undefined}
      hasLegend={false}
      below={<ColumnNames of={names} />}
    >
      {(scene) => <Bars bars={bars} scene={scene} colour={unit === 'money' ? 'fee' : 'energy'} />}
    </SeriesFrame>
  )
}

interface BarsProps {
  bars: readonly WaterfallBar[]
  scene: Scene
  /** Of what is there; what is taken away has a colour of its own. */
  colour: ChartColour
}

function Bars({ bars, scene, colour }: BarsProps) {
  const { xAt, yAt, placeAt, chart } = scene
  const step = scene.width / Math.max(1, bars.length)
  const wide = Math.min(64, step * 0.66)

  return (
    <svg aria-hidden="true" width="100%" height={scene.y + scene.height + 2} className={frame.curves}>
      <AxisLines scene={scene} />
      {bars.map(({ name, from, to, value, isTotal }, nth) => {
        const middle = xAt(placeAt(nth))
        const top = Math.min(yAt(from), yAt(to))
        return (
          <g key={name}>
            {nth < bars.length - 1 && (
              <path
                d={`M${middle + wide / 2} ${yAt(to)}h${step - wide}`}
                stroke="var(--colors-line-control)"
                strokeDasharray="2 2"
              />
            )}
            <rect
              x={middle - wide / 2}
              y={top}
              width={wide}
              height={Math.max(1, Math.abs(yAt(from) - yAt(to)))}
              rx="1.5"
              fill={chartColour(value < 0 && !isTotal ? 'rust' : colour)}
            />
            {step > 44 && (
              <text x={middle} y={top - 5} textAnchor="middle" fill="var(--colors-fg-2)">
                {chart.first.format.tick(value)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The bars of a waterfall: each begins where the one before it ended, totals on the ground. */
export function waterfallBars(steps: readonly WaterfallStep[]): WaterfallBar[] {
  let sum = 0

  return steps.map((step) => {
    const from = step.isTotal ? 0 : sum
    if (!step.isTotal) sum += step.value
    return { ...step, value: step.isTotal ? sum : step.value, from, to: sum }
  })
}

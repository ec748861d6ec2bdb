import {
  Area,
  Bar,
  type BarProps,
  CartesianGrid,
  ComposedChart,
  Line,
  type LineProps,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts'
import { chartColour } from '../chart-frame/chart-colour.ts'
import type { DrawnSeries } from '../chart-frame/series.ts'
import type { Scene } from '../chart-frame/series-frame.tsx'
import { AREA_OPACITY, isComparison, openEndOf, strokeOf } from '../chart-frame/series-look.ts'
import type { Axis } from '../chart-frame/use-series.ts'

/** Between the parts of a stacked column, px. */
const GAP = 1.5
const PLAIN = {
  tickLine: false,
  axisLine: false,
  tick: { fill: 'var(--colors-fg-muted)', fontSize: 11 },
} as const

export interface RechartsMarksProps {
  scene: Scene
  labels: readonly string[]
  isStacked: boolean
  /** The column that is not complete yet; -1 where there is none. */
  incompleteAt: number
  now: string | undefined
}

/** Series as recharts draws them; axes, colours and words come from the frame. */
export function RechartsMarks({ scene, labels, isStacked, incompleteAt, now }: RechartsMarksProps) {
  const { size, insets, chart } = scene
  const { shown, first, second, hasSecond } = chart
  const rows = labels.map((x, index) => ({
    x,
    // Keys of our own: a series may be called anything, "x" too.
    ...Object.fromEntries(shown.map(({ values }, nth) => [`s${nth}`, values[index] ?? null])),
  }))

  return (
    <ComposedChart
      {...size}
      data={rows}
      accessibilityLayer={false}
      margin={{ top: insets.top, right: hasSecond ? 0 : insets.right, bottom: 0, left: 0 }}
      stackOffset="sign"
      barCategoryGap="18%"
      barGap={2}
    >
      <CartesianGrid vertical={false} stroke="var(--colors-chart-grid)" />
      <XAxis dataKey="x" height={insets.bottom} minTickGap={28} tickMargin={6} {...PLAIN} />
      <YAxis yAxisId="first" width={insets.left} {...valuesOf(first)} {...PLAIN} />
      {hasSecond && (
        <YAxis yAxisId="second" orientation="right" width={insets.right} {...valuesOf(second)} {...PLAIN} />
      )}
      <ReferenceLine yAxisId="first" y={0} stroke="var(--colors-line-strong)" />
      {shown.map((one, nth) => marksOf(one, `s${nth}`, isStacked, incompleteAt))}
      {now !== undefined && <ReferenceLine yAxisId="first" x={now} stroke="var(--colors-fg)" />}
    </ComposedChart>
  )
}

function valuesOf({ low, high, ticks, format }: Axis) {
  return { domain: [low, high], ticks, interval: 0, tickFormatter: format.tick } as const
}

/** One series as recharts takes it: an element of its own kind, directly in the chart. */
function marksOf(one: DrawnSeries, key: string, isStacked: boolean, incompleteAt: number) {
  const common = {
    dataKey: key,
    yAxisId: one.isSecond ? 'second' : 'first',
    isAnimationActive: false,
  } as const
  const stack = isStacked && { stackId: 'one' }
  const fill = chartColour(one.colour)
  if (one.kind === 'bar') {
    /** A column, parted from what it stands on; one that is not complete is faint. */
    const shape: BarProps['shape'] = ({ x, y, width, height, index }) => {
      const tall = Math.abs(height)
      const isFaint = index === incompleteAt
      return (
        <rect
          x={x}
          // Recharts draws what is below zero with a height below zero.
          y={Math.min(y, y + height)}
          width={Math.max(0, width)}
          height={tall - Math.min(isStacked ? GAP : 0, tall / 2)}
          rx={1}
          fill={fill}
          fillOpacity={isFaint ? 0.55 : 1}
          data-incomplete={isFaint || undefined}
        />
      )
    }
    return <Bar key={one.name} {...common} {...stack} maxBarSize={36} fill={fill} shape={shape} />
  }

  const { values } = one
  /** The dots of a line: points without neighbours, which no line would show, and the end of a series that goes on. */
  const dot: LineProps['dot'] = ({ cx, cy, index }) => {
    const isLonely = values[index] != null && values[index - 1] == null && values[index + 1] == null
    if (!isLonely && index !== openEndOf(one)) return <g key={index} />
    const ring = { stroke: 'var(--colors-bg-surface)', strokeWidth: 2 }
    return <circle key={index} cx={cx} cy={cy} r={5} fill={fill} {...ring} />
  }
  const curve = {
    ...common,
    ...strokeOf(one),
    type: one.kind === 'step' ? 'stepAfter' : 'monotone',
    connectNulls: false,
    activeDot: false,
    dot,
  } as const
  if (one.kind === 'area' && !isComparison(one)) {
    return <Area key={one.name} {...curve} {...stack} fill={fill} fillOpacity={AREA_OPACITY} />
  }
  return <Line key={one.name} {...curve} />
}

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
  type XAxisProps,
  YAxis,
} from 'recharts'
import { ellipsis, textWidth } from '../../foundation/ellipsis/ellipsis.ts'
import { chartColour } from '../chart-frame/chart-colour.ts'
import type { DrawnSeries } from '../chart-frame/series.ts'
import type { Scene } from '../chart-frame/series-frame.tsx'
import { AREA_OPACITY, isComparison, openEndOf, strokeOf } from '../chart-frame/series-look.ts'
import type { Axis } from '../chart-frame/use-series.ts'
import { roundTimes } from './round-times.ts'

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
  /** The label that is not complete yet; -1 where there is none. */
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
    ...Object.fromEntries(
      shown.flatMap((one, nth) => {
        const value = one.values[index] ?? null
        if (!hasOpenLeg(one, isStacked, incompleteAt)) return [[`s${nth}`, value]]
        return [
          [`s${nth}`, index === incompleteAt ? null : value],
          [`leg${nth}`, index === incompleteAt || index === incompleteAt - 1 ? value : null],
        ]
      }),
    ),
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
      <XAxis dataKey="x" height={insets.bottom} tickMargin={6} {...PLAIN} {...namesOf(scene, labels)} />
      <YAxis yAxisId="first" width={insets.left} {...valuesOf(first)} {...PLAIN} />
      {hasSecond && (
        <YAxis yAxisId="second" orientation="right" width={insets.right} {...valuesOf(second)} {...PLAIN} />
      )}
      <ReferenceLine yAxisId="first" y={0} stroke="var(--colors-line-strong)" />
      {shown.map((one, nth) => marksOf(one, `s${nth}`, isStacked, incompleteAt))}
      {shown.map(
        (one, nth) => hasOpenLeg(one, isStacked, incompleteAt) && legOf(one, `leg${nth}`, incompleteAt),
      )}
      {now !== undefined && <ReferenceLine yAxisId="first" x={now} stroke="var(--colors-fg)" />}
    </ComposedChart>
  )
}

/** So few columns each have their name, cut to their width; of more, those are named that have room. */
const FEW = 8
/** A name that would be cut to less than this says nothing, px. */
const LEAST = 48
const NAME_GAP = 10
/** As wide as a letter of a name, px. */
const LETTER = 6

function namesOf({ width, chart }: Scene, labels: readonly string[]): XAxisProps {
  const room = width / Math.max(1, labels.length) - NAME_GAP
  const isColumns = chart.all.some(({ kind }) => kind === 'bar')
  if (!isColumns || labels.length > FEW || room < LEAST) {
    const times = roundTimes(labels, width)
    return times ? { ticks: [...times], interval: 0 } : { minTickGap: 28 }
  }
  return {
    interval: 0,
    tick: ({ x, y, payload }) => {
      const name = String(payload.value)
      return (
        <text x={x} y={y} dy="0.71em" textAnchor="middle" fill="var(--colors-fg-muted)" fontSize={11}>
          <title>{name}</title>
          {cutTo(name, room)}
        </text>
      )
    },
  }
}

/** As much of a name as fits, with "…" where that is not all of it. */
function cutTo(name: string, room: number): string {
  const most = Math.floor(room / LETTER)
  return textWidth(name) <= most ? name : ellipsis(name, most - 1)
}

function valuesOf({ low, high, ticks, format }: Axis) {
  return { domain: [low, high], ticks, interval: 0, tickFormatter: format.tick } as const
}

/** Whether a curve ends at a label that is not complete: its last leg would fall for no other reason. */
function hasOpenLeg(one: DrawnSeries, isStacked: boolean, incompleteAt: number): boolean {
  const isLast = incompleteAt > 0 && incompleteAt === one.values.length - 1
  return isLast && one.kind !== 'bar' && !(isStacked && one.kind === 'area') && !isComparison(one)
}

/** The leg to what is known so far: dashed and faint, with a dot at its end. */
function legOf(one: DrawnSeries, key: string, incompleteAt: number) {
  const dot: LineProps['dot'] = ({ cx, cy, index }) => {
    if (index !== incompleteAt || one.values[index] == null) return <g key={index} />
    return <circle key={index} cx={cx} cy={cy} r={3} fill={chartColour(one.colour)} data-incomplete />
  }
  return (
    <Line
      key={key}
      {...strokeOf(one)}
      dataKey={key}
      yAxisId={one.isSecond ? 'second' : 'first'}
      type="linear"
      strokeDasharray="2 4"
      strokeOpacity={0.55}
      isAnimationActive={false}
      activeDot={false}
      dot={dot}
    />
  )
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

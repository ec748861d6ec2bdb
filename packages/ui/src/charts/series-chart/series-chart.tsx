import { useCallback, useMemo } from 'react'
import { Area, Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts'
import { useSay } from '../../foundation/language/use-say.ts'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { ChartPlot, type Reading } from '../chart-frame/chart-plot.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { columnPlace, pointPlace } from '../chart-frame/move-cursor.ts'
import { niceTicks } from '../chart-frame/nice-ticks.ts'
import { extentOf, hasValues, limitSeries, type Series, stackedExtentOf } from '../chart-frame/series.ts'
import { seriesTable } from '../chart-frame/table-data.ts'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import { useHidden } from '../chart-frame/use-hidden.ts'
import { chartColour, colourAt, type SeriesColour } from '../charts/chart-colour.ts'
import styles from './series-chart.module.css'
import { columnShape, pointDot } from './shapes.tsx'

const INSETS = { top: 10, right: 12, bottom: 22, left: 48 }
const SECOND_AXIS = 48
/** More lines than this are not told apart. */
const MOST = 8

/** How a series is drawn; `area` and `line` are curves, `bar` columns. */
export type SeriesKind = 'line' | 'area' | 'bar'

export interface ChartSeries extends Series {
  kind?: SeriesKind
  /** Measured in `secondUnit`, on the axis at the right. */
  isSecond?: boolean
  /** Drawn dotted: a second comparison. */
  isDotted?: boolean
}

export interface SeriesChartProps extends ChartLook {
  xLabels: readonly string[]
  /** At most four and a comparison are read well; beyond eight the largest stay and the rest is summed or left out. */
  series: readonly ChartSeries[]
  /** What the values are; they come in the unit of the wire. */
  unit?: ChartUnit
  /** The unit of the axis at the right. */
  secondUnit?: ChartUnit
  /** How series are drawn that do not say it. */
  kind?: SeriesKind
  /** Columns stand on each other; `share` makes each of them 100 %. */
  stacked?: boolean | 'share'
  /** The label that is not complete yet: its column is faint. */
  incomplete?: string | undefined
  /** The label at which the line "now" stands. */
  now?: string | undefined
  height?: number
}

/** A series whose look is settled. */
type DrawnSeries = ChartSeries & { kind: SeriesKind; colour: SeriesColour }

type Row = Record<string, number | string | null>

/**
 * Lines, areas and columns over labels, for dashboards and reports. It brings recharts: import this folder lazily, and
 * never on a page that is drawn anew several times a second (`live-chart` is for those).
 */
export function SeriesChart({
  xLabels,
  series: given,
  unit = 'number',
  secondUnit = 'percent',
  kind = 'area',
  stacked = false,
  incomplete,
  now,
  height = 220,
  ...rest
}: SeriesChartProps) {
  const say = useSay()
  const { hidden, toggle } = useHidden()
  const sums = stacked !== false
  const { all, left } = useMemo(() => {
    const limited = limitSeries<ChartSeries>(given, MOST, sums ? say(chartTexts.rest) : undefined)
    const named = limited.series.map<DrawnSeries>((one: ChartSeries, nth) => ({
      ...one,
      kind: one.kind ?? kind,
      colour: one.colour ?? colourAt(nth),
    }))
    return { all: stacked === 'share' ? sharesOf(named) : named, left: limited.rest }
  }, [given, sums, stacked, kind, say])
  const shown = useMemo(() => all.filter(({ name }) => !hidden.has(name)), [all, hidden])
  const first = useAxis(
    shown.filter((one) => !one.isSecond),
    stacked === 'share' ? 'percent' : unit,
    stacked !== false,
  )
  const second = useAxis(
    shown.filter((one) => one.isSecond),
    secondUnit,
    false,
  )
  const hasSecond = all.some((one) => one.isSecond)
  const insets = useMemo(() => ({ ...INSETS, right: hasSecond ? SECOND_AXIS : INSETS.right }), [hasSecond])
  const formatOf = (one: ChartSeries) => (one.isSecond ? second.format : first.format)
  const hasColumns = all.some((one) => one.kind === 'bar')
  const placeAt = (index: number) => (hasColumns ? columnPlace : pointPlace)(index, xLabels.length)
  const rows = useMemo(
    () =>
      xLabels.map<Row>((x, index) => ({
        x,
        // Keys of our own: a series may be called anything, "x" too.
        ...Object.fromEntries(shown.map(({ values }, nth) => [`s${nth}`, values[index] ?? null])),
      })),
    [xLabels, shown],
  )
  const incompleteAt = incomplete === undefined ? -1 : xLabels.indexOf(incomplete)
  const drawing = useCallback(
    (width: number) => (
      <ComposedChart
        width={width}
        height={height}
        data={rows}
        accessibilityLayer={false}
        margin={{ top: insets.top, right: hasSecond ? 0 : insets.right, bottom: 0, left: 0 }}
        stackOffset="sign"
        barCategoryGap="18%"
        barGap={2}
        className={styles.chart}
      >
        <CartesianGrid vertical={false} stroke="var(--colors-chart-grid)" />
        <XAxis
          dataKey="x"
          height={insets.bottom}
          tickLine={false}
          axisLine={false}
          minTickGap={28}
          tickMargin={6}
        />
        <YAxis
          yAxisId="first"
          width={insets.left}
          domain={first.domain}
          ticks={first.ticks}
          interval={0}
          tickLine={false}
          axisLine={false}
          tickFormatter={first.format.tick}
        />
        {hasSecond && (
          <YAxis
            yAxisId="second"
            orientation="right"
            width={SECOND_AXIS}
            domain={second.domain}
            ticks={second.ticks}
            interval={0}
            tickLine={false}
            axisLine={false}
            tickFormatter={second.format.tick}
          />
        )}
        <ReferenceLine yAxisId="first" y={0} stroke="var(--colors-line-strong)" />
        {shown.map((one, nth) => seriesOf(one, `s${nth}`, sums, incompleteAt))}
        {now !== undefined && <ReferenceLine yAxisId="first" x={now} stroke="var(--colors-fg)" />}
      </ComposedChart>
    ),
    [height, rows, insets, hasSecond, first, second, shown, sums, incompleteAt, now],
  )
  const readingAt = (index: number): Reading => ({
    title: xLabels[index] ?? '',
    rows: shown.map((one) => ({
      name: one.name,
      colour: one.colour,
      text: formatOf(one).value(one.values[index]),
    })),
  })
  const table = useMemo(
    () => seriesTable(xLabels, all, (_, nth) => (all[nth]?.isSecond ? second.format : first.format)),
    [xLabels, all, first.format, second.format],
  )
  const units = [first.format.axisUnit, hasSecond && second.format.axisUnit].filter(Boolean).join(' / ')
  const counts = { total: given.length, rest: left, shown: given.length - left }

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? units}
      legend={all.map((one) => ({
        name: one.name,
        colour: one.colour,
        mark: one.kind === 'bar' ? 'column' : one.isDotted ? 'dotted' : 'line',
        isHidden: hidden.has(one.name),
      }))}
      onToggle={toggle}
      table={table}
      isEmpty={!hasValues(all)}
      note={left > 0 && say(sums ? chartTexts.restSummed : chartTexts.restLeftOut, counts)}
      height={height}
    >
      <ChartPlot
        label={rest.label}
        height={height}
        insets={insets}
        count={xLabels.length}
        placeAt={placeAt}
        readingAt={readingAt}
      >
        {drawing}
      </ChartPlot>
    </ChartFrame>
  )
}

/** Ticks, domain and words of one axis. */
function useAxis(series: readonly Series[], unit: ChartUnit, isStacked: boolean) {
  const { least, most } = (isStacked ? stackedExtentOf : extentOf)(series)
  const ticks = useMemo(() => niceTicks(least, most), [least, most])
  const format = useChartFormat(unit, Math.max(Math.abs(ticks[0] ?? 0), Math.abs(ticks.at(-1) ?? 0)))

  return useMemo(() => {
    const domain: [number, number] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
    return { ticks, domain, format }
  }, [ticks, format])
}

/** One series as recharts takes it: an element of its own kind, directly in the chart. */
function seriesOf(one: DrawnSeries, key: string, sums: boolean, incompleteAt: number) {
  const colour = chartColour(one.colour)
  const isComparison = one.colour === 'prev' || one.colour === 'prev2'
  const common = {
    dataKey: key,
    yAxisId: one.isSecond ? 'second' : 'first',
    isAnimationActive: false,
  } as const
  if (one.kind === 'bar') {
    return (
      <Bar
        key={one.name}
        {...common}
        {...(sums && { stackId: 'one' })}
        maxBarSize={36}
        fill={colour}
        shape={columnShape(sums, incompleteAt)}
      />
    )
  }
  const line = {
    ...common,
    type: 'monotone',
    stroke: colour,
    strokeWidth: one.isDotted ? 1.25 : isComparison ? 1.5 : 2,
    strokeDasharray: one.isDotted ? '2 3' : undefined,
    connectNulls: false,
    activeDot: false,
    dot: pointDot(one.values, colour, !isComparison && !one.isDotted),
  } as const
  if (one.kind === 'line' || isComparison || one.isDotted) return <Line key={one.name} {...line} />
  return <Area key={one.name} {...line} {...(sums && { stackId: 'one' })} fill={colour} fillOpacity={0.09} />
}

/** Each label as shares of 10,000 basis points; what is below zero has no share. */
function sharesOf<S extends Series>(series: readonly S[]): S[] {
  const totalAt = (index: number) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0)
  return series.map((one) => ({
    ...one,
    values: one.values.map((value, index) =>
      value === null || totalAt(index) === 0 ? null : (Math.max(0, value) / totalAt(index)) * 10_000,
    ),
  }))
}

import { useEffect, useMemo, useState } from 'react'
import { browserClock, type Clock } from '../../foundation/live/clock.ts'
import { colourAt } from '../chart-frame/chart-colour.ts'
import type { ChartLook } from '../chart-frame/chart-frame.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import type { Series } from '../chart-frame/series.ts'
import { SeriesFrame } from '../chart-frame/series-frame.tsx'
import { useSeries } from '../chart-frame/use-series.ts'
import { drawPace } from './draw-pace.ts'
import type { FeedWindow, LiveFeed } from './live-feed.ts'
import { clockText, INSETS, type PlotSeries, WITH_SECOND_AXIS } from './plot-options.ts'
import { UPlotCanvas } from './uplot-canvas.tsx'

/** The table behind the chart: its rows, and how often they are read; nobody reads ten tables a second. */
const ROWS = 10
const TABLE_EVERY_MS = 2_000

export interface LiveChartProps extends ChartLook {
  /** Where the values come from; made once by `liveFeed`, fed from outside React. */
  feed: LiveFeed
  /**
   * One per value of a point, in the same order; keep the array, a new one draws a new canvas. Drawn as `line` or
   * `area`: the canvas knows no other kind and no dashes.
   */
  series: readonly Omit<Series, 'values'>[]
  /** What the values of the first axis are: `power` is W. A plain number without it. */
  unit?: ChartUnit
  /** What the values of series with `isSecond` are; a share in basis points without it. */
  secondUnit?: ChartUnit
  /** How much time the chart shows, up to the newest point; milliseconds. */
  windowMs: number
  /** How often the curve is drawn anew at most; 4 without it. */
  drawsPerSecond?: number
  /** Of the drawing with its axes, px; 200 without it. */
  height?: number
  /** The time, by which drawings are paced; that of the browser without it. Tests bring their own. */
  clock?: Clock
}

/**
 * A curve that grows while one looks at it, drawn by uPlot on a canvas: values do not pass through React. Behind it
 * stands a table of the newest ten points.
 */
export function LiveChart({
  feed,
  series,
  unit,
  secondUnit,
  windowMs,
  drawsPerSecond = 4,
  height = 200,
  clock = browserClock,
  ...rest
}: LiveChartProps) {
  const latest = useLatest(feed, clock)
  const known = useMemo(
    () => series.map((one, nth) => ({ ...one, values: latest.values[nth] ?? [] })),
    [series, latest],
  )
  const chart = useSeries(known, { ...(unit && { unit }), ...(secondUnit && { secondUnit }) })
  const { all, hidden, first, second, hasSecond, axisOf } = chart
  const plotted = useMemo(
    () =>
      series.map<PlotSeries>((one, nth) => ({
        ...one,
        kind: one.kind ?? 'line',
        colour: one.colour ?? colourAt(nth),
        isHidden: hidden.has(one.name),
      })),
    [series, hidden],
  )
  const labels = useMemo(() => latest.times.map((time) => clockText(time / 1_000)), [latest])
  const [canvas] = useState(drawnWindow)

  return (
    <SeriesFrame
      {...rest}
      chart={chart}
      labels={labels}
      height={height}
      insets={hasSecond ? WITH_SECOND_AXIS : INSETS}
      points={{
        count: () => canvas.now().times.length,
        placeAt(index) {
          const { times } = canvas.now()
          return 1 - ((times.at(-1) ?? 0) - (times[index] ?? 0)) / windowMs
        },
        readingAt(index) {
          const { times, values } = canvas.now()
          const rows = all.map((one, nth) => ({
            name: one.name,
            colour: one.colour,
            text: axisOf(one).format.value(values[nth]?.[index]),
          }))
          return {
            title: clockText((times[index] ?? 0) / 1_000),
            rows: rows.filter(({ name }) => !hidden.has(name)),
          }
        },
        subscribe: canvas.subscribe,
      }}
    >
      {({ size }) => (
        <UPlotCanvas
          {...{ feed, windowMs, drawsPerSecond, clock }}
          height={size.height}
          series={plotted}
          tickText={(scale, value) => (scale === 'first' ? first : second).format.tick(value)}
          onDraw={canvas.draw}
        />
      )}
    </SeriesFrame>
  )
}

/** What is on a canvas, for the cursor over it. */
function drawnWindow() {
  let drawn: FeedWindow = { times: [], values: [] }
  const watchers = new Set<() => void>()

  return {
    now: () => drawn,
    draw(fresh: FeedWindow) {
      drawn = fresh
      for (const run of watchers) run()
    },
    subscribe(run: () => void) {
      watchers.add(run)
      return () => watchers.delete(run)
    },
  }
}

/** The newest points, for the table. */
function useLatest(feed: LiveFeed, clock: Clock): FeedWindow {
  const [latest, setLatest] = useState(() => feed.last(ROWS))
  useEffect(() => {
    const pace = drawPace(clock, TABLE_EVERY_MS, () => setLatest(feed.last(ROWS)))
    const leave = feed.subscribe(pace.ask)
    pace.ask()
    return () => {
      leave()
      pace.stop()
    }
  }, [feed, clock])

  return latest
}

import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { AlignedData } from 'uplot'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { browserClock, type Clock } from '../../foundation/live/clock.ts'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { type ChartUnit, chartFormat } from '../chart-frame/chart-unit.ts'
import { moveCursor } from '../chart-frame/move-cursor.ts'
import { seriesTable } from '../chart-frame/table-data.ts'
import { useHidden } from '../chart-frame/use-hidden.ts'
import { colourAt, type SeriesColour } from '../charts/chart-colour.ts'
import styles from './live-chart.module.css'
import type { LiveFeed } from './live-feed.ts'
import { clockText, type PlotSeries } from './plot-options.ts'
import { useLatest } from './use-latest.ts'
import { usePlot } from './use-plot.ts'

const TABLE_EVERY_MS = 2_000

export interface LiveSeries {
  name: string
  unit: ChartUnit
  colour?: SeriesColour
  kind?: 'line' | 'area'
  /** On the axis at the right; all series of one axis have one unit. */
  isSecond?: boolean
}

export interface LiveChartProps extends ChartLook {
  /** Where the values come from; made once by `liveFeed`, fed from outside React. */
  feed: LiveFeed
  /** One per value of a point, in the same order; keep the array, a new one draws a new canvas. */
  series: readonly LiveSeries[]
  /** How much time the chart shows. */
  windowMs: number
  /** At most; 4 without it. */
  drawsPerSecond?: number
  height?: number
  /** The time; tests bring their own. */
  clock?: Clock
}

/**
 * A curve that grows while one looks at it, on a canvas: values do not pass through React. Arrow keys move a cursor
 * whose point is spoken; behind it stands a table of the newest ten points.
 */
export function LiveChart({
  feed,
  series,
  windowMs,
  drawsPerSecond = 4,
  height = 200,
  clock = browserClock,
  ...rest
}: LiveChartProps) {
  const say = useSay()
  const { language } = useLanguage()
  const hintId = useId()
  const host = useRef<HTMLDivElement>(null)
  const readout = useRef<HTMLSpanElement>(null)
  const { hidden, toggle } = useHidden()
  const latest = useLatest(feed, clock, TABLE_EVERY_MS)
  const plotted = useMemo(
    () =>
      series.map<PlotSeries>(({ name, unit, colour, kind = 'line', isSecond }, nth) => ({
        name,
        kind,
        colour: colour ?? colourAt(nth),
        isHidden: hidden.has(name),
        format: chartFormat(unit, language),
        scale: isSecond ? 'second' : 'first',
      })),
    [series, hidden, language],
  )
  const [isWalking, setWalking] = useState(false)

  const onCursor = useCallback(
    (data: AlignedData, index: number | null) => {
      if (readout.current) readout.current.textContent = index === null ? '' : readingOf(plotted, data, index)
    },
    [plotted],
  )
  const plot = usePlot(host, { feed, series: plotted, windowMs, height, drawsPerSecond, clock, onCursor })
  const table = useMemo(
    () =>
      seriesTable(
        latest.times.map((time) => clockText(time / 1_000)),
        plotted.map(({ name }, nth) => ({ name, values: latest.values[nth] ?? [] })),
        (_, nth) => plotted[nth]?.format ?? chartFormat('number', language),
      ),
    [latest, plotted, language],
  )

  function walk(event: KeyboardEvent) {
    const drawn = plot.current
    if (!drawn) return
    const next = moveCursor(event.key, drawn.cursor.idx ?? undefined, drawn.data[0].length)
    if (next === undefined) return
    event.preventDefault()
    setWalking(true)
    drawn.setCursor({ left: drawn.valToPos(drawn.data[0][next] ?? 0, 'x'), top: 0 })
  }

  function leave() {
    setWalking(false)
    plot.current?.setCursor({ left: -10, top: -10 })
  }

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? [...new Set(plotted.map(({ format }) => format.axisUnit))].join(' / ')}
      legend={plotted.map(({ name, colour, isHidden }) => ({ name, colour, mark: 'line', isHidden }))}
      onToggle={toggle}
      table={table}
      isEmpty={latest.times.length === 0}
      height={height}
    >
      <div
        role="application"
        aria-roledescription={say(chartTexts.chart)}
        aria-label={rest.label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk along the points.
        tabIndex={0}
        className={styles.plot}
        data-drawing
        onKeyDown={walk}
        onBlur={leave}
      >
        <div ref={host} className={styles.canvas} style={{ height }} aria-hidden="true" />
        <span ref={readout} className={styles.readout} aria-live={isWalking ? 'polite' : 'off'} />
        <span id={hintId} hidden>
          {say(chartTexts.keys)}
        </span>
      </div>
    </ChartFrame>
  )
}

/** The point under the cursor, as it is seen and spoken. */
function readingOf(series: readonly PlotSeries[], data: AlignedData, index: number): string {
  const values = series.flatMap(({ name, isHidden, format }, nth) =>
    isHidden ? [] : [`${name} ${format.value(data[nth + 1]?.[index])}`],
  )
  return [clockText(data[0][index] ?? 0), ...values].join(', ')
}

import { formatTimestamp } from '@ampdeck/api/time'
import type uPlot from 'uplot'
import type { ChartFormat } from '../chart-frame/chart-unit.ts'
import { niceTicks } from '../chart-frame/nice-ticks.ts'
import { colourProperty, type SeriesColour } from '../charts/chart-colour.ts'

/** Seconds between the labels of the time axis. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 86_400]

/** A series as the canvas draws it. */
export interface PlotSeries {
  name: string
  colour: SeriesColour
  kind: 'line' | 'area'
  isHidden: boolean
  format: ChartFormat
  /** `first` has its axis at the left, `second` at the right. */
  scale: 'first' | 'second'
}

export interface PlotScene {
  width: number
  height: number
  windowSeconds: number
  series: readonly PlotSeries[]
  /** The value of a custom property now; asked anew at every drawing of a canvas, which knows no variables. */
  colourOf: (property: string) => string
  /** The cursor has moved onto a point of what is drawn, or away. */
  onCursor: (data: uPlot.AlignedData, index: number | null) => void
}

/** `HH:mm:ss` of seconds since 1970, in UTC+8 wherever the browser stands. */
export function clockText(seconds: number): string {
  return formatTimestamp(seconds * 1_000).slice(11)
}

/** The options of uPlot: our grid, axes and lines (design.md §4). */
export function plotOptions({
  width,
  height,
  windowSeconds,
  series,
  colourOf,
  onCursor,
}: PlotScene): uPlot.Options {
  const grid = { stroke: () => colourOf('--colors-chart-grid'), width: 1 }
  const axis = {
    stroke: () => colourOf('--colors-fg-muted'),
    font: `11px ${colourOf('--fonts-body')}`,
    ticks: { show: false },
  }
  const range = (_: uPlot, least: number | null, most: number | null): uPlot.Range.MinMax => {
    const ticks = niceTicks(least ?? 0, most ?? 0)
    return [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  }
  const splits = (plot: uPlot, nth: number) => {
    const { min, max } = plot.scales[plot.axes[nth]?.scale ?? 'first'] ?? {}
    return niceTicks(min ?? 0, max ?? 0)
  }
  const valueAxis = (scale: 'first' | 'second'): uPlot.Axis => {
    const format = series.find((one) => one.scale === scale)?.format
    return {
      ...axis,
      scale,
      side: scale === 'first' ? 3 : 1,
      size: 52,
      gap: 6,
      grid: { ...grid, show: scale === 'first' },
      splits,
      values: (_, ticks) => ticks.map((tick) => format?.tick(tick) ?? ''),
    }
  }

  return {
    width,
    height,
    padding: [8, series.some(({ scale }) => scale === 'second') ? 0 : 12, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 7 } },
    scales: {
      x: { time: false, range: (_, __, newest) => [newest - windowSeconds, newest] },
      first: { range },
      second: { range },
    },
    axes: [
      {
        ...axis,
        size: 24,
        gap: 6,
        space: 74,
        grid: { show: false },
        incrs: STEPS,
        values: (_, ticks) => ticks.map(clockText),
      },
      valueAxis('first'),
      ...(series.some(({ scale }) => scale === 'second') ? [valueAxis('second')] : []),
    ],
    series: [
      {},
      ...series.map(({ name, colour, kind, isHidden, scale }): uPlot.Series => {
        const isComparison = colour === 'prev' || colour === 'prev2'
        return {
          label: name,
          scale,
          show: !isHidden,
          stroke: () => colourOf(colourProperty(colour)),
          width: isComparison ? 1.5 : 2,
          ...(kind === 'area' && { fill: () => faint(colourOf(colourProperty(colour))) }),
          points: { show: false },
        }
      }),
    ],
    hooks: { setCursor: [({ cursor, data }) => onCursor(data, cursor.idx ?? null)] },
  }
}

/** 9 % of a six-digit colour. */
function faint(colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? `${colour}17` : 'transparent'
}

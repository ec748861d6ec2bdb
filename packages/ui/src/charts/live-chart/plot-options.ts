import { formatTimestamp } from '@ampdeck/api/time'
import type uPlot from 'uplot'
import { colourProperty } from '../chart-frame/chart-colour.ts'
import { niceTicks } from '../chart-frame/nice-ticks.ts'
import type { DrawnSeries } from '../chart-frame/series.ts'
import { isComparison } from '../chart-frame/series-look.ts'

/** Seconds between the labels of the time axis. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 86_400]

const AXIS = 52

/** Between the edges of the canvas and the area of the values, px; a second axis takes its place at the right. */
export const INSETS = { top: 8, right: 12, bottom: 24, left: AXIS }
export const WITH_SECOND_AXIS = { ...INSETS, right: AXIS }

/** A series as the canvas draws it. */
export type PlotSeries = Omit<DrawnSeries, 'values'> & { isHidden: boolean }

/** The axis at the left, and the one at the right. */
export type ScaleName = 'first' | 'second'

export interface PlotScene {
  width: number
  height: number
  windowSeconds: number
  series: readonly PlotSeries[]
  /** The value of a custom property now; asked anew at every drawing of a canvas, which knows no variables. */
  colourOf: (property: string) => string
  tickText: (scale: ScaleName, value: number) => string
}

/** `HH:mm:ss` of seconds since 1970, in UTC+8 wherever the browser stands. */
export function clockText(seconds: number): string {
  return formatTimestamp(seconds * 1_000).slice(11)
}

/** The options of uPlot: our grid, axes and lines; cursor and legend are the frame's. */
export function plotOptions({
  windowSeconds,
  series,
  colourOf,
  tickText,
  ...size
}: PlotScene): uPlot.Options {
  const hasSecond = series.some(({ isSecond }) => isSecond)
  const axis = {
    stroke: () => colourOf('--colors-fg-muted'),
    font: `11px ${colourOf('--fonts-body')}`,
    ticks: { show: false },
    gap: 6,
  }
  const valueAxis = (scale: ScaleName): uPlot.Axis => ({
    ...axis,
    scale,
    side: scale === 'first' ? 3 : 1,
    size: AXIS,
    grid: { show: scale === 'first', stroke: () => colourOf('--colors-chart-grid'), width: 1 },
    splits: ({ scales }) => niceTicks(scales[scale]?.min ?? 0, scales[scale]?.max ?? 0),
    values: (_, ticks) => ticks.map((tick) => tickText(scale, tick)),
  })

  return {
    ...size,
    padding: [INSETS.top, hasSecond ? 0 : INSETS.right, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: (_, __, newest) => [newest - windowSeconds, newest] },
      first: { range },
      second: { range },
    },
    axes: [
      {
        ...axis,
        size: INSETS.bottom,
        space: 74,
        grid: { show: false },
        incrs: STEPS,
        values: (_, ticks) => ticks.map(clockText),
      },
      valueAxis('first'),
      ...(hasSecond ? [valueAxis('second')] : []),
    ],
    series: [
      {},
      ...series.map((one): uPlot.Series => {
        const colour = () => colourOf(colourProperty(one.colour))
        return {
          label: one.name,
          scale: one.isSecond ? 'second' : 'first',
          show: !one.isHidden,
          stroke: colour,
          width: isComparison(one) ? 1.5 : 2,
          ...(one.kind === 'area' && { fill: () => faint(colour()) }),
          points: { show: false },
        }
      }),
    ],
  }
}

function range(_: uPlot, least: number | null, most: number | null): uPlot.Range.MinMax {
  const ticks = niceTicks(least ?? 0, most ?? 0)
  return [ticks[0] ?? 0, ticks.at(-1) ?? 1]
}

/** 9 % of a six-digit colour. */
function faint(colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? `${colour}17` : 'transparent'
}

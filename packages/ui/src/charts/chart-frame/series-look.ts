import { chartColour } from './chart-colour.ts'
import type { DrawnSeries, Series } from './series.ts'

/** Under a curve of kind `area`. */
export const AREA_OPACITY = 0.09

/** Whether a series is there to be compared with: thin, without area and end. */
export function isComparison({ colour, dash }: Pick<Series, 'colour' | 'dash'>): boolean {
  return dash !== undefined || colour === 'prev' || colour === 'prev2'
}

/** The line of a series, for SVG. */
export function strokeOf(series: DrawnSeries) {
  return {
    stroke: chartColour(series.colour),
    strokeWidth: series.dash === 'dotted' ? 1.25 : isComparison(series) ? 1.5 : 2,
    strokeDasharray: series.dash && (series.dash === 'dotted' ? '2 3' : '4 3'),
  }
}

/** The last known value of a series that goes on; it ends in a dot. */
export function openEndOf(series: Series): number | undefined {
  const last = series.values.findLastIndex((value) => value !== null)
  return last >= 0 && last < series.values.length - 1 && !isComparison(series) ? last : undefined
}

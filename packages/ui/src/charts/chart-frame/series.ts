import type { SeriesColour } from './chart-colour.ts'

/** `area` and `line` are curves, `step` holds a value until the next one, `bar` is columns. */
export type SeriesKind = 'line' | 'area' | 'step' | 'bar'

/** One series of a chart, whatever draws it. */
export interface Series {
  /** Its name in the legend, the tooltip and the head of the table. */
  name: string
  /** One value per label, in the units of the chart's `unit`; null where nothing is known. */
  values: readonly (number | null)[]
  /** Where its marks end, if not at its values: what hangs at a sum. */
  ends?: readonly number[]
  /** `prev` is a comparison, drawn thin; colours of tariff periods and gun states only where the series is that. */
  colour?: SeriesColour | undefined
  kind?: SeriesKind
  /** Drawn as a quieter line: a second comparison, or what was only asked for. */
  dash?: 'dotted' | 'dashed'
  /** Measured on the axis at the right. */
  isSecond?: boolean
  /** Names its line in an SVG drawing: `[data-series]`. */
  id?: string
}

/** A series whose look is settled. */
export type DrawnSeries = Series & { colour: SeriesColour; kind: SeriesKind }

type Values = Pick<Series, 'values' | 'ends'>

/** Smallest and largest value of what is drawn, zero among them; stacked, what is above zero and below apart. */
export function extentOf(series: readonly Values[], isStacked = false): { least: number; most: number } {
  const ends = isStacked
    ? [1, -1].flatMap((sign) => perLabel(series, (known) => sumOf(known.filter((value) => value * sign > 0))))
    : series.flatMap(({ values, ends }) => ends ?? values.filter((value) => value !== null))
  return ends.reduce(({ least, most }, end) => ({ least: Math.min(least, end), most: Math.max(most, end) }), {
    least: 0,
    most: 0,
  })
}

/** Smallest and largest value of lines, wherever zero is. */
export function rangeOf(series: readonly Values[]): { least: number; most: number } {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  return { least: Math.min(...known), most: Math.max(...known) }
}

/** Whether there is anything to draw. */
export function hasValues(series: readonly Values[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null))
}

/** Something of all known values of each label. */
export function perLabel<T>(series: readonly Values[], of: (known: number[]) => T): T[] {
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  return Array.from({ length }, (_, index) => of(series.flatMap(({ values }) => values[index] ?? [])))
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

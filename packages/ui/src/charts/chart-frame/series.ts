import type { SeriesColour } from '../charts/chart-colour.ts'

/** One series of a chart. */
export interface Series {
  /** Its name in the legend, the tooltip and the head of the table. */
  name: string
  /** One value per label, in the units of the chart's `unit`; null where nothing is known. */
  values: readonly (number | null)[]
  /** `prev` is a comparison, drawn thin; colours of tariff periods and gun states only where the series is that. */
  colour?: SeriesColour
}

/** What became of too many series. */
export interface Limited<S extends Series> {
  series: readonly S[]
  /** How many series are not drawn one by one. */
  rest: number
}

/**
 * Keeps a chart readable: of more than `most` series the largest by their sums stay, in their order. The rest is summed
 * into one further series where sums make sense (`restName` is given), and left out otherwise.
 */
export function limitSeries<S extends Series>(
  series: readonly S[],
  most: number,
  restName?: string,
): Limited<S | Series> {
  if (series.length <= most) return { series, rest: 0 }
  const kept = new Set(
    series
      .map((one) => ({ one, size: one.values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0) }))
      .sort((a, b) => b.size - a.size)
      .slice(0, restName ? most - 1 : most)
      .map(({ one }) => one),
  )
  const shown = series.filter((one) => kept.has(one))
  const left = series.filter((one) => !kept.has(one))
  const rest: Series[] = restName ? [{ name: restName, values: sumOf(left), colour: 'slate' }] : []

  return { series: [...shown, ...rest], rest: left.length }
}

/** Smallest and largest value of what is drawn; 0 and 0 where there is none. */
export function extentOf(series: readonly Pick<Series, 'values'>[]): { least: number; most: number } {
  let least = 0
  let most = 0
  for (const { values } of series) {
    for (const value of values) {
      if (value === null) continue
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
  }
  return { least, most }
}

/** Smallest and largest height of columns that stand on each other: above and below zero apart. */
export function stackedExtentOf(series: readonly Pick<Series, 'values'>[]): { least: number; most: number } {
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  const part = (sign: 1 | -1) =>
    Array.from({ length }, (_, index) =>
      series.reduce((sum, { values }) => sum + Math.max(0, sign * (values[index] ?? 0)), 0),
    )
  return { least: -Math.max(0, ...part(-1)), most: Math.max(0, ...part(1)) }
}

/** Whether there is anything to draw. */
export function hasValues(series: readonly Pick<Series, 'values'>[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null))
}

function sumOf(series: readonly Series[]): (number | null)[] {
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  return Array.from({ length }, (_, index) => {
    const known = series.map(({ values }) => values[index] ?? null).filter((value) => value !== null)
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  })
}

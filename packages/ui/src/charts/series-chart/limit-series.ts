import { perLabel, type Series, sumOf } from '../chart-frame/series.ts'

/**
 * Keeps a chart readable: of more than `most` series the largest by their sums stay, in their order. The rest is summed
 * into one further series where sums make sense (`restName` is given), and left out otherwise.
 *
 * @returns the series to draw, and how many are not drawn one by one
 */
export function limitSeries(series: readonly Series[], most: number, restName?: string) {
  if (series.length <= most) return { series, rest: 0 }
  const sizeOf = ({ values }: Series) => values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
  const sizes = new Map(series.map((one) => [one, sizeOf(one)]))
  const largest = series.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const kept = new Set(largest.slice(0, restName ? most - 1 : most))
  const left = series.filter((one) => !kept.has(one))
  const sums = perLabel(left, (known) => (known.length === 0 ? null : sumOf(known)))
  const rest: Series[] = restName ? [{ name: restName, values: sums, colour: 'slate' }] : []

  return { series: [...series.filter((one) => kept.has(one)), ...rest], rest: left.length }
}

/** Each label as shares of 10,000 basis points; what is below zero has no share. */
export function sharesOfLabels<S extends Series>(series: readonly S[]): S[] {
  const totals = perLabel(series, (known) => sumOf(known.filter((value) => value > 0)))
  return series.map((one) => ({
    ...one,
    values: one.values.map((value, index) =>
      value === null || !totals[index] ? null : (Math.max(0, value) / totals[index]) * 10_000,
    ),
  }))
}

/** A stretch of the timeline, in quarters. */
export interface Span {
  from: number
  to: number
}

/** A curve has a hundred units of height. */
export const HEIGHT = 100

const round = (value: number) => Math.round(value * 100) / 100

/** Quarter by quarter; null where it is not known. */
type Values = readonly (number | null)[]

/** The stretches of a stretch that are known. */
function known(values: Values, { from, to }: Span): Span[] {
  const runs: Span[] = []
  for (const [nth, value] of values.entries()) {
    if (value === null) continue
    const last = runs.at(-1)
    // What comes after the last value is as that one.
    const end = nth === values.length - 1 ? to : nth + 1
    if (last?.to === nth) last.to = end
    else runs.push({ from: nth, to: end })
  }
  return runs
    .map((run) => ({ from: Math.max(run.from, from), to: Math.min(run.to, to) }))
    .filter((run) => run.from < run.to)
}

/** The points of mean values of quarters, each at the middle of its quarter, within a stretch; its ends are reached. */
function pointsOf(values: Values, top: number, { from, to }: Span): string[] {
  const y = (value: number) => round(HEIGHT * (1 - Math.min(value / top, 1)))
  const at = (x: number) => values[Math.min(values.length - 1, Math.max(0, Math.floor(x)))] ?? 0
  const middles = values
    .flatMap((value, nth) => (value === null ? [] : [[nth + 0.5, value] as const]))
    .filter(([x]) => x > from && x < to)
  return [[from, at(from)] as const, ...middles, [to, at(to - 1e-9)] as const].map(
    ([x, value]) => `${round(x)} ${y(value)}`,
  )
}

const line = (values: Values, top: number, run: Span) => `M${pointsOf(values, top, run).join('L')}`

/** The line through values; nothing where there are none. */
export function linePath(values: Values, top: number, span: Span): string {
  return known(values, span)
    .map((run) => line(values, top, run))
    .join('')
}

/** What lies below the line. */
export function areaPath(values: Values, top: number, span: Span): string {
  return known(values, span)
    .map((run) => `${line(values, top, run)}V${HEIGHT}H${round(run.from)}z`)
    .join('')
}

/** What lies between two lines, which are known at the same quarters. */
export function bandPath(low: Values, high: Values, top: number, span: Span): string {
  return known(low, span)
    .map((run) => `${line(high, top, run)}L${pointsOf(low, top, run).reverse().join('L')}z`)
    .join('')
}

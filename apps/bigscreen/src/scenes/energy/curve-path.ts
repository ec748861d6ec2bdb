/** A stretch of the timeline, in quarters. */
export interface Span {
  from: number
  to: number
}

/** A curve has a hundred units of height. */
export const HEIGHT = 100

const round = (value: number) => Math.round(value * 100) / 100

/** The points of mean values of quarters, each at the middle of its quarter, within a stretch; its ends are reached. */
function pointsOf(values: readonly number[], top: number, { from, to }: Span): string[] {
  const y = (value: number) => round(HEIGHT * (1 - Math.min(value / top, 1)))
  const at = (x: number) => values[Math.min(values.length - 1, Math.max(0, Math.floor(x)))] ?? 0
  const middles = values.map((value, nth) => [nth + 0.5, value] as const).filter(([x]) => x > from && x < to)
  return [[from, at(from)] as const, ...middles, [to, at(to - 1e-9)] as const].map(
    ([x, value]) => `${round(x)} ${y(value)}`,
  )
}

/** The line through values; nothing where there are none. */
export function linePath(values: readonly number[], top: number, span: Span): string {
  if (values.length === 0 || span.to <= span.from) return ''
  return `M${pointsOf(values, top, span).join('L')}`
}

/** What lies below the line. */
export function areaPath(values: readonly number[], top: number, span: Span): string {
  const line = linePath(values, top, span)
  return line && `${line}V${HEIGHT}H${round(span.from)}z`
}

/** What lies between two lines. */
export function bandPath(low: readonly number[], high: readonly number[], top: number, span: Span): string {
  if (low.length === 0 || span.to <= span.from) return ''
  return `M${pointsOf(high, top, span).join('L')}L${pointsOf(low, top, span).reverse().join('L')}z`
}

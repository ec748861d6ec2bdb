/**
 * The number that a text means, in units of the wire: with scale 1000, "57.34" (kW) is 57340 (W). The empty text
 * is nothing; what is no number stays the text that it is, for the schema to refuse.
 */
export function scaledNumber(text: string, scale: number): number | string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (!/^-?\d{0,15}(\.\d{0,12})?$/.test(trimmed) || !/\d/.test(trimmed)) return trimmed
  return scale === 1 ? Number(trimmed) : Math.round(Number(trimmed) * scale)
}

/** The text of a number of the wire, without grouping, as one types it. */
export function unscaledText(value: unknown, scale: number): string {
  if (typeof value !== 'number') return value == null ? '' : String(value)
  return String(Number((value / scale).toPrecision(15)))
}

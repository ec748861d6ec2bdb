const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i
const WITH_COMMA = /^[+-]?\d+,\d+$/
/** `1,234` may be one or a thousand. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/

/** A number as a pile writes it, as such or as a text; nothing where it is none, or may be one of two. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (WITH_COMMA.test(text) && !AMBIGUOUS.test(text)) return Number(text.replace(',', '.'))
  if (!PLAIN.test(text)) return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

/** A register in whole Wh; null where a pile gives what no meter can show, such as -1. */
export function readRegister(value: unknown): number | null {
  const number = readNumber(value)
  if (number === undefined || number < 0) return null
  const wh = Math.round(number)
  return Number.isSafeInteger(wh) ? wh : null
}

/** Where a value stands in a text: the first character, and the one after the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Where each value of a JSON text stands, by its path: `[2]`, `[3].meterValue[0].timestamp`; the whole is the empty
 * path. The frame is shown as it came, so nothing may be parsed and written anew. A text that breaks off gives what
 * was read until then.
 */
export function jsonSpans(text: string): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>()
  let at = 0

  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at++
  }
  const string = (): string | undefined => {
    const from = at
    for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++
    if (text[at] !== '"') return undefined
    at++
    return text.slice(from + 1, at - 1)
  }
  /** Whether the value was whole. */
  const value = (path: string): boolean => {
    skip()
    const from = at
    const isWhole = text[at] === '{' ? members(path) : text[at] === '[' ? items(path) : scalar()
    if (isWhole) spans.set(path, { from, to: at })
    return isWhole
  }
  const scalar = (): boolean => {
    if (text[at] === '"') return string() !== undefined
    const from = at
    while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++
    return at > from
  }
  /** One after the other, parted by commas, up to the closing sign. */
  const list = (close: string, part: () => boolean): boolean => {
    at++
    skip()
    if (text[at] === close) {
      at++
      return true
    }
    while (part()) {
      skip()
      if (text[at] === close) {
        at++
        return true
      }
      if (text[at] !== ',') return false
      at++
    }
    return false
  }
  const items = (path: string): boolean => {
    let index = 0
    return list(']', () => value(`${path}[${index++}]`))
  }
  const members = (path: string): boolean =>
    list('}', () => {
      skip()
      if (text[at] !== '"') return false
      const key = string()
      skip()
      if (key === undefined || text[at] !== ':') return false
      at++
      return value(path === '' ? key : `${path}.${key}`)
    })

  value('')
  return spans
}

/** A part of a JSON text and where it stands, in bytes. */
export interface JsonPart {
  /** `[3].meterValue[0].timestamp`; the whole is empty. */
  path: string
  name: string
  depth: number
  /** As it stands there; of lists and objects the number of their parts. */
  value: string
  from: number
  to: number
}

interface JsonTree {
  /** Parents before their parts. */
  parts: JsonPart[]
  /** The character at which the text is no JSON any more; nothing where all of it is. */
  brokenAt: number | undefined
}

const MAX_DEPTH = 64
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON keeps control characters out of its texts
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y

/** Takes a JSON text apart without writing it anew; of a text that breaks off all that was read until then. */
export function jsonTree(text: string): JsonTree {
  const parts: JsonPart[] = []
  const byteAt = byteOffsets(text)
  let at = 0

  const skip = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at++
  }
  const token = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }

  /** Whether the value was whole. */
  function value(path: string, name: string, depth: number): boolean {
    skip()
    const part = { path, name, depth, value: '', from: byteAt(at), to: byteAt(at) }
    parts.push(part)
    const sign = text[at]
    const isList = sign === '[' || sign === '{'
    const start = at
    const count = isList && depth < MAX_DEPTH ? members(part, sign === '[') : undefined
    const isWhole = isList
      ? count !== undefined
      : (token(STRING) ?? token(NUMBER) ?? token(WORD)) !== undefined
    part.to = byteAt(at)
    part.value = isList
      ? `${sign === '[' ? '[' : '{'}${count ?? '…'}${sign === '[' ? ']' : '}'}`
      : text.slice(start, at)
    return isWhole
  }

  /** How many parts there are; nothing where the text breaks off. */
  function members({ path, depth }: JsonPart, isList: boolean): number | undefined {
    const close = isList ? ']' : '}'
    at++
    skip()
    if (text[at] === close) {
      at++
      return 0
    }
    for (let count = 1; ; count++) {
      const isWhole = isList
        ? value(`${path}[${count - 1}]`, `[${count - 1}]`, depth + 1)
        : member(path, depth)
      if (!isWhole) return undefined
      skip()
      if (text[at] === close) {
        at++
        return count
      }
      if (text[at] !== ',') return undefined
      at++
    }
  }

  function member(path: string, depth: number): boolean {
    skip()
    const key = token(STRING)
    if (key === undefined) return false
    skip()
    if (text[at] !== ':') return false
    at++
    const name = String(JSON.parse(key))
    return value(path === '' ? name : `${path}.${name}`, name, depth + 1)
  }

  const isWhole = value('', '', 0)
  skip()
  return { parts, brokenAt: isWhole && at === text.length ? undefined : at }
}

/** The byte of each character in UTF-8; a text of ASCII alone needs no table. */
function byteOffsets(text: string): (at: number) => number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(text)) return (at) => at
  const offsets = new Uint32Array(text.length + 1)
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    offsets[at] = bytes
    const code = text.charCodeAt(at)
    const isPair = code >= 0xd800 && code < 0xdc00
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : isPair ? 4 : code >= 0xdc00 && code < 0xe000 ? 0 : 3
  }
  offsets[text.length] = bytes
  return (at) => offsets[at] ?? bytes
}

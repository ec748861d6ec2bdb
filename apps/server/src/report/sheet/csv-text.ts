/** What is wrong with the letters of a CSV file. */
export type CsvProblem = { problem: 'notUtf8'; lines: string } | { problem: 'encoding' }

/** As many lines as a sentence may name. */
const MAX_LINES = 5
const BAD = '\ufffd'

/**
 * The text of a CSV file: UTF-8, UTF-16 as Excel's "Unicode text" is, or GB 18030 as Chinese programs save it. A file
 * that is UTF-8 but for some bytes is refused with their lines, rather than read as something else.
 */
export function csvText(content: Buffer): { text: string } | CsvProblem {
  const utf16 = utf16Of(content)
  if (utf16) return decoded(content, utf16) ?? { problem: 'encoding' }
  const utf8 = decoded(content, 'utf-8')
  if (utf8) return utf8.text.includes('\u0000') ? { problem: 'encoding' } : utf8
  const loose = new TextDecoder('utf-8').decode(content)
  const isUtf8 = content.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) || isMostlyChinese(loose)
  const gb = isUtf8 ? undefined : decoded(content, 'gb18030')
  return gb ?? { problem: 'notUtf8', lines: badLines(loose) }
}

/** By its mark, or by the zeros that every second byte of separators and line ends is. */
function utf16Of(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = content.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const zeros = [0, 0]
  for (let at = 0; at < content.length; at += 1)
    if (content[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (content.length % 2 !== 0 || Math.max(even, odd) < 2 || Math.min(even, odd) * 4 > Math.max(even, odd))
    return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function decoded(content: Buffer, encoding: string): { text: string } | undefined {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(content) }
  } catch {
    return undefined
  }
}

/** Chinese letters of three bytes that are right: GB 18030 read as UTF-8 has hardly any of them. */
function isMostlyChinese(loose: string): boolean {
  const right = loose.match(/[\u2e80-\u9fff\uff00-\uffef]/g)?.length ?? 0
  return right > loose.split(BAD).length - 1
}

function badLines(loose: string): string {
  const lines = loose.split(/\r\n|\r|\n/).flatMap((line, index) => (line.includes(BAD) ? [index + 1] : []))
  return lines.slice(0, MAX_LINES).join(', ') + (lines.length > MAX_LINES ? ' …' : '')
}

const SEPARATORS = [',', '\t', ';']

/** What stands between the cells: as Excel's `sep=` says, else what the head has most of outside of quotes. */
export function separatorOf(text: string): { separator: string; body: string } {
  const said = /^sep=(.)\r?\n/i.exec(text)
  if (said?.[1]) return { separator: said[1], body: text.slice(said[0].length) }
  const head = (/^(?:[^\r\n"]|"(?:[^"]|"")*")*/.exec(text.trimStart())?.[0] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  )
  const counts = SEPARATORS.map((separator) => head.split(separator).length)
  const most = counts.indexOf(Math.max(...counts))
  return { separator: SEPARATORS[most] ?? ',', body: text }
}

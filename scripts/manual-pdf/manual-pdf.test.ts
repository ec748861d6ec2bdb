import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../run-process.ts'
import { type ManualLanguage, manualPdf } from './manual-pdf.ts'

const folder = join(root, 'docs/manual')
const source = (language: ManualLanguage) => readFileSync(join(folder, `${language}.md`), 'utf8')
const chaptersOf = (markdown: string) => [...markdown.matchAll(/^## (.+)$/gm)].map(([, title]) => title)

describe.each(['en', 'zh-CN'] as const)('the manual in %s', (language) => {
  let file: Buffer
  let plain: string
  beforeAll(async () => {
    file = await manualPdf(source(language), { language, pictures: folder })
    plain = file.toString('latin1')
  })

  it('is a PDF of some pages that says what language and what title it has', () => {
    expect(plain.slice(0, 8)).toBe('%PDF-1.7')
    const pages = plain.match(/\/Type \/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(6)
    expect(pages).toBeLessThanOrEqual(18)
    expect(plain).toContain(`/Lang (${language})`)
    expect(plain).toContain('/Marked true')
    expect(file.length).toBeLessThan(1_500_000)
  })

  it('has a bookmark for every chapter and every section', () => {
    const headings = [...source(language).matchAll(/^##+ (.+)$/gm)].map(([, title]) => title)
    expect(bookmarksIn(file)).toEqual(expect.arrayContaining(headings))
  })

  it('has its text as text, the contents with their pages, and numbers every page', () => {
    const text = textIn(file)
    for (const chapter of chaptersOf(source(language))) expect(text).toContain(chapter)
    const sentence =
      language === 'en' ? 'Everything in the console can be' : '控制台的全部功能都可以仅用键盘操作'
    expect(text).toContain(sentence)
    expect(text).toMatch(/1 \/ (\d+)/)
    // A character that the font does not have would be none at all.
    expect(text).not.toContain(UNKNOWN)
  })
})

it('of both languages says the same: as many chapters, sections, pictures, rows and points', () => {
  const shape = (language: ManualLanguage) =>
    source(language)
      .split('\n')
      .flatMap((line) => /^(#+ |- |\d+\. |\| |!\[)/.exec(line)?.[1] ?? [])
  expect(shape('zh-CN')).toEqual(shape('en'))
})

it('refuses what it has no form for, rather than leave it out', async () => {
  await expect(manualPdf('# Title\n\n> quoted', { language: 'en', pictures: folder })).rejects.toThrow(
    'no form for "blockquote"',
  )
})

/** The titles of a PDF's outline, which are written in UTF-16. */
function bookmarksIn(file: Buffer): string[] {
  const plain = file.toString('latin1')
  return [...plain.matchAll(/\/Title \(((?:\\.|[^\\)])*)\)/gs)].map(([, written = '']) => {
    const bytes = Buffer.from(
      written.replace(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign),
      'latin1',
    )
    return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
  })
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/**
 * The lines of a PDF: its glyphs, by the tables that say what each of them means. A line that makes sense in both
 * faces is read in both.
 */
function textIn(file: Buffer): string {
  const streams = streamsOf(file)
  const meanings = streams.filter((stream) => stream.includes('beginbfrange')).map(meaningOf)
  const drawn = streams.flatMap((stream) => [...stream.matchAll(/\[((?:<[0-9a-f]+>|[-\d. ]+)+)\] TJ/g)])
  return drawn
    .flatMap(([, glyphs = '']) => {
      const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      const readings = meanings.map((meaning) => codes.map((code) => meaning.get(code) ?? UNKNOWN).join(''))
      const known = readings.filter((reading) => !reading.includes(UNKNOWN))
      return known.length > 0 ? known : UNKNOWN
    })
    .join('\n')
}

const UNKNOWN = '\u0000'

function streamsOf(file: Buffer): string[] {
  const plain = file.toString('latin1')
  return [...plain.matchAll(/\/Filter \/FlateDecode[^>]*>>\nstream\n/g)].flatMap(({ 0: head, index }) => {
    const begin = index + head.length
    const packed = file.subarray(begin, plain.indexOf('\nendstream', begin))
    const content = inflateSync(packed).toString('latin1')
    return content.includes('Tf') || content.includes('beginbfrange') ? content : []
  })
}

/** What each glyph of a font means. */
function meaningOf(table: string): Map<string, string> {
  const meaning = new Map<string, string>()
  for (const [, from = '', , listed = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...listed.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0')
      meaning.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return meaning
}

import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import { fontOf, type ManualLanguage } from './faces.ts'
import { Sheet } from './sheet.ts'
import { pictureOf, spansOf } from './spans.ts'

export type { ManualLanguage } from './faces.ts'

interface ManualOptions {
  language: ManualLanguage
  /** The folder from which pictures are named. */
  pictures: string
}

/** A chapter of the documentation as a PDF: real text, bookmarks, page numbers, and a structure that is read aloud. */
export async function manualPdf(markdown: string, { language, pictures }: ManualOptions): Promise<Buffer> {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  const title = plainOf(tokens.find(isHeading)?.tokens ?? [])
  const sheet = new Sheet({
    title,
    language,
    fonts: { text: fontOf('text', language), bold: fontOf('bold', language) },
  })
  const chapters = tokens.filter(isChapter)
  for (const [index, token] of tokens.entries()) {
    if (token === chapters[0]) sheet.contents(chapters.map(({ tokens: inline }) => plainOf(inline)))
    draw(sheet, token, { pictures, next: tokens[index + 1] })
  }
  return sheet.finish()
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isChapter = (token: Token): token is Tokens.Heading => isHeading(token) && token.depth === 2
const plainOf = (inline: readonly Token[]) =>
  spansOf(inline)
    .map(({ text }) => text)
    .join('')

interface Surroundings {
  pictures: string
  /** What stands below. */
  next: Token | undefined
}

function draw(sheet: Sheet, token: Token, { pictures, next }: Surroundings): void {
  const picture = pictureOf(token)
  const below = pictureOf(next)
  const { header, rows } = token as Tokens.Table
  const { items, ordered } = token as Tokens.List

  if (picture) sheet.picture(join(pictures, picture.href), picture.text)
  else if (token.type === 'heading')
    sheet.heading(token.depth, spansOf(token.tokens), below && join(pictures, below.href))
  else if (token.type === 'paragraph') sheet.paragraph(spansOf(token.tokens))
  // A command of several lines: each on a line of its own.
  else if (token.type === 'code')
    for (const text of codeLines(token)) sheet.paragraph([{ text, face: 'text', isCode: true }])
  else if (token.type === 'list') sheet.list(items.map(spansIn), ordered)
  else if (token.type === 'table') sheet.table([header, ...rows].map((row) => row.map(spansIn)))
  else throw new Error(`The manual has no form for "${token.type}": ${token.raw}`)
}

const codeLines = (token: Token) => (token as Tokens.Code).text.split('\n').filter(Boolean)
const spansIn = ({ tokens }: { tokens: Token[] }) => spansOf(tokens)

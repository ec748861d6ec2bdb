import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import type { Face, ManualLanguage } from './faces.ts'
import { type Span, spacesBehind } from './spans.ts'

/* Measures in points; an A4 page is 595 by 842. */
const MARGIN = { top: 64, bottom: 72, left: 64, right: 64 }
const WIDTH = 595 - MARGIN.left - MARGIN.right
const LINE_GAP = 4
const INDENT = 18
const CELL = { x: 8, y: 6 }
/** A heading goes to the next page rather than stand alone at the foot of one. */
const KEEP_TOGETHER = 110
/** From this level on, headings stand in the contents and begin with a line of space. */
const CHAPTER = 2

/** The colours of the product's light appearance. */
const ink = { text: '#15191a', muted: '#646a6b', line: '#e3e3de', code: '#f4f4f1', accent: '#52c41a' }
const sizes = { text: 10.5, small: 9 }
const headings = [
  { size: 26, before: 0, after: 12 },
  { size: 16, before: 26, after: 8 },
  { size: 12, before: 14, after: 4 },
] as const

const contentsTitle = { en: 'Contents', 'zh-CN': '目录' }

interface SheetOptions {
  title: string
  language: ManualLanguage
  fonts: Readonly<Record<Face, Buffer>>
}

/** A line of the contents, which waits for the number of its page. */
interface ContentsLine {
  y: number
  chapter: string
}

/** The pages of a PDF, filled from the top. Every part is tagged with what it is, so that it can be read aloud. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #body: PDFKit.PDFStructureElement
  readonly #options: SheetOptions
  readonly #contents: ContentsLine[] = []
  readonly #pages = new Map<string, number>()
  #chapter: PDFKit.PDFOutline | undefined

  constructor(options: SheetOptions) {
    const { title, language, fonts } = options
    this.#options = options
    this.#pdf = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: 'Ampdeck', Producer: 'Ampdeck', Creator: 'Ampdeck' },
    })
    for (const face of ['text', 'bold'] as const) this.#pdf.registerFont(face, fonts[face])
    this.#body = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#body)
    // Two files of the same text are the same file, whenever they are made.
    this.#pdf.info.CreationDate = new Date(0)
  }

  /** `follower` is the picture below it, which a heading is not parted from. */
  heading(depth: number, spans: readonly Span[], follower?: string): void {
    const pdf = this.#pdf
    const { size, before, after } = headings[depth - 1] ?? headings[2]
    const text = plain(spans)
    const height = KEEP_TOGETHER + (follower ? heightOf(follower) : 0)
    if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage()
    else pdf.y += pdf.y > MARGIN.top ? before : 0
    this.#bookmark(depth, text)
    this.#tag(`H${depth}`, () => {
      pdf.font('bold').fontSize(size).fillColor(ink.text).text(text, MARGIN.left, pdf.y, { width: WIDTH })
    })
    pdf.y += after
    if (depth === 1) this.#rule()
  }

  paragraph(spans: readonly Span[]): void {
    this.#tag('P', () => this.#flow(spans, { x: MARGIN.left, width: WIDTH }))
    this.#pdf.y += 8
  }

  list(items: readonly (readonly Span[])[], isOrdered: boolean): void {
    const pdf = this.#pdf
    const list = pdf.struct('L')
    this.#body.add(list)
    for (const [index, item] of items.entries()) {
      const mark = isOrdered ? `${index + 1}.` : '•'
      this.#room(sizes.text * 2)
      list.add(
        pdf.struct('LI', {}, () => {
          const { y } = pdf
          pdf
            .font('text')
            .fontSize(sizes.text)
            .fillColor(ink.muted)
            .text(mark, MARGIN.left + 4, y)
          pdf.y = y
          this.#flow(item, { x: MARGIN.left + INDENT, width: WIDTH - INDENT })
        }),
      )
      pdf.y += 3
    }
    list.end()
    pdf.y += 6
  }

  /** A table of two columns or three, the first row its head. */
  table(rows: readonly (readonly (readonly Span[])[])[]): void {
    const pdf = this.#pdf
    const [head, ...body] = rows
    const table = pdf.struct('Table')
    this.#body.add(table)
    const widths = columnWidths(head?.length ?? 0)
    const draw = (row: readonly (readonly Span[])[], isHead: boolean) => {
      const height = this.#rowHeight(row, widths)
      this.#room(height)
      const top = pdf.y
      const line = pdf.struct('TR')
      table.add(line)
      for (const [index, cell] of row.entries()) {
        const x = MARGIN.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0)
        const place = { x: x + CELL.x, width: (widths[index] ?? 0) - 2 * CELL.x }
        line.add(
          pdf.struct(isHead ? 'TH' : 'TD', {}, () => {
            pdf.y = top + CELL.y
            this.#flow(isHead ? [{ text: plain(cell), face: 'bold' }] : cell, place, {
              size: isHead ? sizes.small : sizes.text,
              color: isHead ? ink.muted : ink.text,
            })
          }),
        )
      }
      line.end()
      pdf.y = top + height
      this.#rule()
    }
    if (head) draw(head, true)
    for (const row of body) draw(row, false)
    table.end()
    pdf.y += 10
  }

  picture(file: string, caption: string): void {
    const pdf = this.#pdf
    const height = heightOf(file)
    this.#room(height + 30)
    const { y } = pdf
    this.#tag('Figure', () => pdf.image(file, MARGIN.left, y, { width: WIDTH }), caption)
    this.#artifact(() => pdf.rect(MARGIN.left, y, WIDTH, height).lineWidth(0.5).stroke(ink.line))
    pdf.y = y + height + 6
    this.#tag('Caption', () =>
      this.#flow(
        [{ text: caption, face: 'text' }],
        { x: MARGIN.left, width: WIDTH },
        {
          size: sizes.small,
          color: ink.muted,
        },
      ),
    )
    pdf.y += 12
  }

  /** Page numbers, and the file. */
  finish(): Promise<Buffer> {
    const pdf = this.#pdf
    this.#body.end()
    this.#fillContents()
    this.#numberPages()
    const parts: Buffer[] = []
    return new Promise((resolve, reject) => {
      pdf.on('data', (part: Buffer) => parts.push(part))
      pdf.on('end', () => resolve(Buffer.concat(parts)))
      pdf.on('error', reject)
      pdf.end()
    })
  }

  /** Leaves room for the contents: their pages are known at the end only. */
  contents(chapters: readonly string[]): void {
    const pdf = this.#pdf
    this.heading(3, [{ text: contentsTitle[this.#options.language], face: 'bold' }])
    this.#tag('TOC', () => {
      for (const chapter of chapters) {
        this.#contents.push({ y: pdf.y, chapter })
        pdf
          .font('text')
          .fontSize(sizes.text)
          .fillColor(ink.text)
          .text(chapter, MARGIN.left, pdf.y, { width: WIDTH - 40, lineGap: LINE_GAP + 2, goTo: chapter })
      }
    })
    pdf.addPage()
  }

  /** Text in several faces, one after the other, wrapped as one. */
  #flow(
    spans: readonly Span[],
    { x, width }: { x: number; width: number },
    { size = sizes.text, color = ink.text }: { size?: number; color?: string } = {},
  ): void {
    const pdf = this.#pdf.fontSize(size)
    for (const [index, { text, face }] of spacesBehind(spans).entries()) {
      const isLast = index === spans.length - 1
      const options = { width, lineGap: LINE_GAP, continued: !isLast }
      pdf.font(face).fillColor(color)
      if (index === 0) pdf.text(text, x, pdf.y, options)
      else pdf.text(text, options)
    }
    pdf.x = MARGIN.left
  }

  /** A cell with bold words in it is measured as if all were, so that no row is too low. */
  #rowHeight(row: readonly (readonly Span[])[], widths: readonly number[]): number {
    const pdf = this.#pdf.fontSize(sizes.text)
    const heights = row.map((cell, index) =>
      pdf
        .font(cell.some(({ face }) => face === 'bold') ? 'bold' : 'text')
        .heightOfString(plain(cell), { width: (widths[index] ?? 0) - 2 * CELL.x, lineGap: LINE_GAP }),
    )
    return Math.max(...heights) + 2 * CELL.y - LINE_GAP
  }

  #room(height: number): void {
    if (this.#pdf.y + height > this.#pdf.page.height - MARGIN.bottom) this.#pdf.addPage()
  }

  #rule(): void {
    const { y } = this.#pdf
    this.#artifact(() =>
      this.#pdf
        .moveTo(MARGIN.left, y)
        .lineTo(MARGIN.left + WIDTH, y)
        .lineWidth(0.5)
        .stroke(ink.line),
    )
  }

  #bookmark(depth: number, text: string): void {
    const pdf = this.#pdf
    if (depth < CHAPTER) return
    if (depth === CHAPTER) {
      this.#pages.set(text, pdf.bufferedPageRange().count)
      pdf.addNamedDestination(text, 'XYZ', null, pdf.y - 12, null)
      this.#chapter = pdf.outline.addItem(text, { expanded: false })
    } else this.#chapter?.addItem(text)
  }

  #tag(kind: string, draw: () => void, alt?: string): void {
    const part = this.#pdf.struct(kind, alt === undefined ? {} : { alt }, draw)
    this.#body.add(part)
    part.end()
  }

  /** What is drawn but not read aloud. */
  #artifact(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#pdf.endMarkedContent()
  }

  #fillContents(): void {
    this.#pdf.switchToPage(0)
    this.#artifact(() => {
      for (const { y, chapter } of this.#contents) this.#atRight(String(this.#pages.get(chapter)), y)
    })
  }

  #atRight(text: string, y: number, size = sizes.text): void {
    const pdf = this.#pdf.font('text').fontSize(size).fillColor(ink.muted)
    pdf.text(text, MARGIN.left + WIDTH - pdf.widthOfString(text), y, { lineBreak: false })
  }

  #numberPages(): void {
    const pdf = this.#pdf
    const { count } = pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      pdf.switchToPage(page)
      // Below the margin a text would begin a new page.
      pdf.page.margins.bottom = 0
      const y = pdf.page.height - 44
      this.#artifact(() => {
        pdf.font('text').fontSize(sizes.small).fillColor(ink.muted)
        pdf.text(this.#options.title, MARGIN.left, y, { lineBreak: false })
        this.#atRight(`${page + 1} / ${count}`, y, sizes.small)
      })
    }
  }
}

function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('')
}

/** The first column names, the last explains. */
function columnWidths(count: number): number[] {
  const first = count > 1 ? WIDTH * 0.28 : WIDTH
  return Array.from({ length: count }, (_, index) => (index === 0 ? first : (WIDTH - first) / (count - 1)))
}

/** How high a PNG picture is across the page; its size stands at the beginning of the file. */
function heightOf(file: string): number {
  const png = readFileSync(file)
  return (WIDTH * png.readUInt32BE(20)) / png.readUInt32BE(16)
}

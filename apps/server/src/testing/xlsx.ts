import { packPlain, unpack } from '../report/sheet/sheet-archive.ts'

/*
 * Spreadsheets as a stranger's program writes and reads them: nothing of the library that the server uses.
 */

/** A cell of a file to make: a text, a number, or a formula with its last result. */
type MadeCell = string | number | { formula: string; result: string }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook of one sheet with shared texts, as office programs write it; more parts may be put in. */
export function makeXlsx(
  rows: readonly (readonly MadeCell[])[],
  more: Readonly<Record<string, string>> = {},
): Buffer {
  const shared: string[] = []
  const cellOf = (cell: MadeCell, reference: string) => {
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
    if (typeof cell === 'object')
      return `<c r="${reference}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.result)}</v></c>`
    if (cell === '') return ''
    return `<c r="${reference}" t="s"><v>${shared.push(cell) - 1}</v></c>`
  }
  const body = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellOf(cell, `${columnName(column)}${index + 1}`))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...more,
  }
  return packPlain(Object.entries(parts).map(([path, text]) => ({ path, content: Buffer.from(text) })))
}

/** The first sheet of a workbook: its cells by row and column, numbers as numbers; and its XML. */
export function readXlsx(file: Buffer): { rows: (string | number)[][]; sheet: string } {
  const parts = new Map(unpack(file).map(({ path, content }) => [path, content.toString('utf8')]))
  const shared = all(parts.get('xl/sharedStrings.xml') ?? '', /<si>(.*?)<\/si>/gs).map(([, si]) => textIn(si))
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  const rows = all(sheet, /<row [^>]*>(.*?)<\/row>/gs).map(([, row]) => {
    const cells: (string | number)[] = []
    for (const [, attributes = '', content = ''] of all(row ?? '', /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const column = columnNumber(/r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '')
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? ''
      if (/t="s"/.test(attributes)) cells[column] = shared[Number(value)] ?? ''
      else if (/t="inlineStr"/.test(attributes)) cells[column] = textIn(content)
      else if (value !== '') cells[column] = Number(value)
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
  return { rows, sheet }
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]

function textIn(content: string | undefined): string {
  return all(content ?? '', /<t(?: [^>]*)?>(.*?)<\/t>/gs)
    .map(([, text]) => unescaped(text ?? ''))
    .join('')
}

function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26)
}

function columnNumber(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function unescaped(text: string): string {
  return text
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
}

import { MAX_IMPORT_ROWS } from '@ampdeck/api/config/import-limits'
import { visible } from '@ampdeck/validation/plain'
import { parseCsv } from 'hucre/csv'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { csvText, separatorOf } from './csv-text.ts'
import { ArchiveError, type ArchiveProblem, packPlain, unpack } from './sheet-archive.ts'

/** What a cell says, as a person would have typed it; null stands for a number whose digits are lost. */
export type SheetCell = string | null

/** A row that is not empty, by its number in the sheet. */
export interface SheetRow {
  row: number
  cells: SheetCell[]
}

/** Why a file is not read at all. */
export type SheetProblem = ArchiveProblem | 'formulas' | 'tooManyRows' | 'tooWide' | 'notUtf8' | 'encoding'

/** A problem, and the lines of a file that have it. */
export interface FoundProblem {
  problem: SheetProblem
  lines?: string
}

/** Head and rules above the data. */
const HEAD_ROWS = 2
/** The widest template has 13 columns. */
const MAX_COLUMNS = 60

/** The rows of the first sheet that hold anything; more of them than an import may have are a problem. */
export async function readRows(content: Buffer, isCsv: boolean): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let dataRows = 0
  for await (const { index, values } of isCsv ? csvRows(content) : xlsxRows(content)) {
    const cells = values.slice(0, MAX_COLUMNS).map(textOf)
    // Something far to the right of every column: a column that no template has.
    if (values.slice(MAX_COLUMNS).some((value) => value !== null && value !== '')) cells.push('…')
    if (cells.every((cell) => cell === '')) continue
    if (index >= HEAD_ROWS) dataRows += 1
    if (dataRows > MAX_IMPORT_ROWS) throw new SheetError('tooManyRows')
    rows.push({ row: index + 1, cells })
  }
  return rows
}

class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly found: FoundProblem

  constructor(problem: SheetProblem, lines?: string) {
    super(problem)
    this.found = lines === undefined ? { problem } : { problem, lines }
  }
}

/** What kept a file from being read. */
export function problemOf(error: unknown): FoundProblem {
  if (error instanceof SheetError) return error.found
  return { problem: error instanceof ArchiveError ? error.problem : 'unreadable' }
}

interface FoundRow {
  index: number
  values: readonly CellValue[]
}

async function* xlsxRows(content: Buffer): AsyncGenerator<FoundRow> {
  const entries = unpack(content)
  for (const { path, content: part } of entries) {
    if (!/^xl\/worksheets\//i.test(path)) continue
    const xml = part.toString('utf8')
    // A formula's last result may be anything its author wanted; what is imported is what people see typed.
    if (/<(?:\w+:)?f[\s/>]/.test(xml)) throw new SheetError('formulas')
    // A single cell in a column of three letters makes a row of thousands.
    if (/<(?:\w+:)?c [^>]*r="[A-Z]{3,}\d/i.test(xml)) throw new SheetError('tooWide')
  }
  yield* streamXlsxRows(packPlain(entries), { sheet: 0 })
}

function* csvRows(content: Buffer): Generator<FoundRow> {
  const read = csvText(content)
  if ('problem' in read) throw new SheetError(read.problem, 'lines' in read ? read.lines : undefined)
  const { separator, body } = separatorOf(read.text)
  const rows = parseCsv(body, { delimiter: separator, maxRows: MAX_IMPORT_ROWS + HEAD_ROWS + 1 })
  // `="0012"` is how programs keep a spreadsheet from taking a text for a number.
  for (const [index, values] of rows.entries()) yield { index, values: values.map(withoutFormula) }
}

function withoutFormula(value: CellValue): CellValue {
  return typeof value === 'string' ? (/^="([^"]*)"$/.exec(value)?.[1] ?? value) : value
}

function textOf(value: CellValue): SheetCell {
  if (value === null) return ''
  if (typeof value === 'string') return withoutEdges(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : timeText(value)
  return numberText(value)
}

/** Signs that nobody sees go from the edges; inside, only a column knows what they mean. */
function withoutEdges(value: string): string {
  const seen = visible(value)
  return seen === ''
    ? ''
    : value.slice(value.indexOf(seen.charAt(0)), value.lastIndexOf(seen.charAt(seen.length - 1)) + 1)
}

/** Before this day a spreadsheet has none: what it counts there is a time of day. */
const FIRST_DAY = Date.UTC(1900, 0, 1)

/** A day is the same number as its midnight, so each is written with its time: what wants a day takes it with midnight. */
function timeText(time: Date): string {
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T')
  return time.getTime() < FIRST_DAY ? clock : `${day} ${clock}`
}

/** Fifteen digits are what a spreadsheet shows of a number and keeps exactly. */
function numberText(value: number): SheetCell {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e') ? null : text
}

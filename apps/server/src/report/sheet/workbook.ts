import { formatDate, formatTimestamp, startOfDay } from '@ampdeck/api/time'
import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { cellText, sheetName } from './workbook-text.ts'

/** What a cell is given: a text, a number in the unit of the database, or nothing. */
export type Cell = string | number | null

/** What stands in a column, and in which unit people read it. */
export type CellKind =
  | 'text'
  | 'count'
  /** Fen in the database. */
  | 'yuan'
  | 'kWh'
  | 'kW'
  /** Basis points in the database. */
  | 'percent'
  /** 0.0001 yuan per kWh in the database. */
  | 'price'
  /** Minutes in the database. */
  | 'hours'
  /** Hundredths in the database. */
  | 'ratio'
  /** Days since 1970 in the database; a text, as the console shows it. */
  | 'day'
  /** Epoch milliseconds in the database; a text in UTC+8, as the console shows it. */
  | 'time'

export interface WorkbookColumn {
  title: string
  kind: CellKind
  /** In characters. */
  width: number
}

interface Sheet {
  name: string
  columns: readonly WorkbookColumn[]
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
  /** Lines of words above the titles: what the table is, and of what. */
  head?: readonly (readonly string[])[]
}

/** How a number of the database becomes the number that is shown. */
const numbers = {
  count: { divisor: 1, numFmt: '0' },
  yuan: { divisor: 100, numFmt: '0.00' },
  kWh: { divisor: 1_000, numFmt: '0.000' },
  kW: { divisor: 1_000, numFmt: '0.0' },
  percent: { divisor: 100, numFmt: '0.00' },
  price: { divisor: 10_000, numFmt: '0.0000' },
  hours: { divisor: 60, numFmt: '0.0' },
  ratio: { divisor: 100, numFmt: '0.00' },
} as const

/**
 * A table as the bytes of an xlsx file, written as they are read, so that its length costs no memory. Numbers are
 * numbers; everything else is a text, which no spreadsheet ever takes for a formula. The count is that of the rows
 * written so far.
 */
export function writeWorkbook({ name, columns, rows, head = [] }: Sheet): {
  bytes: AsyncIterable<Uint8Array>
  count(): number
} {
  let count = 0
  async function* counted() {
    if (head.length > 0) yield* above(head, columns)
    for await (const row of rows) {
      count += 1
      yield columns.map(({ kind }, index) => shown(kind, row[index] ?? null))
    }
  }
  const bytes = writeXlsxStream(counted(), {
    name: sheetName(name),
    columns: columns.map((column) => columnOf(column, head.length > 0)),
    // The lines above, an empty one, and the titles.
    freezePane: { rows: head.length > 0 ? head.length + 2 : 1 },
  })
  return { bytes: bytes as AsyncIterable<Uint8Array>, count: () => count }
}

function* above(head: readonly (readonly string[])[], columns: readonly WorkbookColumn[]) {
  for (const line of head) yield line.map(cellText)
  yield []
  yield columns.map(({ title }) => cellText(title))
}

/** With lines above them the titles are a row like others, not the first. */
function columnOf({ title, kind, width }: WorkbookColumn, isBelow: boolean): ColumnDef {
  const numFmt = kind in numbers ? numbers[kind as keyof typeof numbers].numFmt : undefined
  return { width, ...(!isBelow && { header: cellText(title) }), ...(numFmt && { numFmt }) }
}

function shown(kind: CellKind, cell: Cell): CellValue {
  if (cell === null || cell === '') return null
  if (kind === 'time') return typeof cell === 'number' ? formatTimestamp(cell) : cellText(cell)
  if (kind === 'day') return formatDate(startOfDay(Number(cell)))
  if (kind === 'text') return cellText(String(cell))
  return Number(cell) / numbers[kind].divisor
}

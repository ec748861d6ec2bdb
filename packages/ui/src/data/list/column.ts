import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import type { Text } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'

/** A record in a list: known by its number, or by its code where it has no number. */
export interface ListRow {
  readonly id: number | string
}

export type RowId = ListRow['id']

interface ColumnBase<Row> {
  /** The field; also the name of the column in the address and, where it sorts, in the request. */
  readonly id: string
  readonly label: Text
  readonly sort: boolean
  /** Always shown. */
  readonly locked: boolean
  /** Not shown until somebody asks for it. */
  readonly hidden: boolean
  /** Of several states the one that a card leads with; otherwise the last. */
  readonly lead?: true
  /** Where the value leads. */
  readonly link?: (row: Row) => string
  /** Pixels in a table too long to ask its contents; without it what is usual for the kind. */
  readonly width?: number
  /** The most pixels that a text takes in any table; a longer one ends in "…", with the whole as a hint. */
  readonly most?: number
}

/** `name` is the record's own name, `code` an identifier. */
export type TextLook = 'plain' | 'name' | 'code'

/** Units of the wire: `power` W, `energy` Wh, `money` fen, `percent` basis points. */
const numberKinds = ['number', 'power', 'energy', 'money', 'percent'] as const
export type NumberKind = (typeof numberKinds)[number]

export interface TextColumn<Row> extends ColumnBase<Row> {
  readonly kind: 'text'
  readonly look: TextLook
  readonly read: (row: Row, language: Language) => string | null | undefined
}

export interface NumberColumn<Row> extends ColumnBase<Row> {
  readonly kind: NumberKind
  readonly read: (row: Row) => number | null | undefined
}

/** A `status` shows its shape and its word, a `code` the word alone. */
export interface CodeColumn<Row> extends ColumnBase<Row> {
  readonly kind: 'status' | 'code'
  readonly of: Enumeration
  readonly read: (row: Row) => number | string | null | undefined
}

/** `instant` is `YYYY-MM-DD HH:mm:ss`, `day` is `YYYY-MM-DD`, both in UTC+8. */
export interface TimeColumn<Row> extends ColumnBase<Row> {
  readonly kind: 'instant' | 'day'
  readonly read: (row: Row) => string | null | undefined
}

export interface CustomColumn<Row> extends ColumnBase<Row> {
  readonly kind: 'custom'
  readonly cell: (row: Row) => ReactNode
  /** What is drawn is a number, which stands at the right; its sum is shown as a number of this kind. */
  readonly numeric?: NumberKind
  /** What a copy of the cell says; without it the words that are drawn. */
  readonly text?: (row: Row, language: Language) => string
}

/** One column of a list, as data: what the shell shows, hides, orders and exports. */
export type Column<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | CodeColumn<Row>
  | TimeColumn<Row>
  | CustomColumn<Row>

export function isNumeric<Row>(column: Column<Row>): column is NumberColumn<Row> {
  return (numberKinds as readonly string[]).includes(column.kind)
}

/** The column that a row is known by: its name, otherwise its first text. */
export function nameColumn<Row>(columns: readonly Column<Row>[]): TextColumn<Row> | undefined {
  const texts = columns.filter((column) => column.kind === 'text')
  return texts.find((column) => column.look === 'name') ?? texts[0]
}

/** What a row is called where it is spoken of. */
export function rowName<Row extends ListRow>(
  columns: readonly Column<Row>[],
  row: Row,
  language: Language,
): string {
  return nameColumn(columns)?.read(row, language) || String(row.id)
}

/** What one must know of a column to show and hide it. */
export type ColumnChoice = Pick<ColumnBase<never>, 'id' | 'label' | 'locked' | 'hidden'>

/** The columns that are shown, in their order: as the address names them, or as the list declares them. */
export function shownColumns<Col extends ColumnChoice>(
  columns: readonly Col[],
  named?: readonly string[],
): readonly Col[] {
  if (!named) return columns.filter((column) => !column.hidden)

  const chosen = [...new Set(named)].flatMap((id) => columns.find((column) => column.id === id) ?? [])
  const missing = columns.filter((column) => column.locked && !chosen.includes(column))
  return [...missing, ...chosen]
}

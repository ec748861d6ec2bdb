import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import type { Text } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import type { Column, TextLook } from './column.ts'
import { type LabelledBy, labelOf } from './label-of.ts'

/** The fields of a row whose value fits a kind of column; any other does not compile. */
type FieldOf<Row, Value> = {
  [Field in keyof Row & string]-?: Row[Field] extends Value | null | undefined ? Field : never
}[keyof Row & string]

export interface ColumnOptions<Row> {
  /** Where it is not the field's own name in the resource's texts. */
  label?: Text
  sort?: boolean
  locked?: boolean
  hidden?: boolean
  link?: (row: Row) => string
  /** Pixels in a table of more than 100 rows, where the usual width of the kind does not fit. */
  width?: number
}

type Option<Row, More> = ColumnOptions<Row> & More

export interface ColumnBuilder<Row> {
  text(field: FieldOf<Row, string>, options?: Option<Row, { code?: boolean }>): Column<Row>
  /** The record's own name: drawn stronger, the row's link. `also` is shown in English where it is filled. */
  name(field: FieldOf<Row, string>, options?: Option<Row, { also?: FieldOf<Row, string> }>): Column<Row>
  /** A reference by number or code, shown by the name that came with it. */
  named(
    field: keyof Row & string,
    options: Option<Row, { zh: FieldOf<Row, string>; en: FieldOf<Row, string> }>,
  ): Column<Row>
  /** A state: its shape and its word. */
  status<Code extends number | string>(
    field: FieldOf<Row, Code>,
    of: Enumeration<string, Code>,
    options?: ColumnOptions<Row>,
  ): Column<Row>
  /** Any other enumeration: the word alone. */
  code<Code extends number | string>(
    field: FieldOf<Row, Code>,
    of: Enumeration<string, Code>,
    options?: ColumnOptions<Row>,
  ): Column<Row>
  number(field: FieldOf<Row, number>, options?: ColumnOptions<Row>): Column<Row>
  /** Watts, shown in kW. */
  power(field: FieldOf<Row, number>, options?: ColumnOptions<Row>): Column<Row>
  /** Watt-hours, shown in kWh. */
  energy(field: FieldOf<Row, number>, options?: ColumnOptions<Row>): Column<Row>
  /** Fen, shown in yuan. */
  money(field: FieldOf<Row, number>, options?: ColumnOptions<Row>): Column<Row>
  /** Basis points, shown in per cent. */
  percent(field: FieldOf<Row, number>, options?: ColumnOptions<Row>): Column<Row>
  instant(field: FieldOf<Row, string>, options?: ColumnOptions<Row>): Column<Row>
  day(field: FieldOf<Row, string>, options?: ColumnOptions<Row>): Column<Row>
  /** Whatever the presets do not say; `text` is what a copy of the cell says. */
  custom(
    id: string,
    options: Option<Row, { cell: (row: Row) => ReactNode; text?: (row: Row, language: Language) => string }>,
  ): Column<Row>
}

/**
 * Declares the columns of a list. Labels are those of the resource's texts.
 *
 * ```ts
 * const columns = columnsOf<StationRow>(stationTexts, (c) => [c.name('name'), c.status('status', stationStatus)])
 * ```
 */
export function columnsOf<Row>(
  texts: LabelledBy,
  build: (c: ColumnBuilder<Row>) => Column<Row>[],
): readonly Column<Row>[] {
  const base = (id: string, { label, sort, locked, hidden, link, width }: ColumnOptions<Row> = {}) => ({
    id,
    label: labelOf(texts, id, label),
    sort: sort ?? false,
    locked: locked ?? false,
    hidden: hidden ?? false,
    ...(link && { link }),
    ...(width && { width }),
  })
  // FieldOf has proved that the field holds such a value.
  const text = (row: Row, field: keyof Row) => row[field] as string | null | undefined
  const number = (row: Row, field: keyof Row) => row[field] as number | null | undefined
  const code = (row: Row, field: keyof Row) => row[field] as number | string | null | undefined
  const textLook = (isCode?: boolean): TextLook => (isCode ? 'code' : 'plain')

  const columns = build({
    text: (field, options) => ({
      ...base(field, options),
      kind: 'text',
      look: textLook(options?.code),
      read: (row) => text(row, field),
    }),
    name: (field, options) => ({
      ...base(field, options),
      kind: 'text',
      look: 'name',
      read: (row, language) =>
        (language === 'en' && options?.also && text(row, options.also)) || text(row, field),
    }),
    named: (field, options) => ({
      ...base(field, options),
      kind: 'text',
      look: 'plain',
      read: (row, language) => (language === 'en' && text(row, options.en)) || text(row, options.zh),
    }),
    status: (field, of, options) => ({
      ...base(field, options),
      kind: 'status',
      of,
      read: (row) => code(row, field),
    }),
    code: (field, of, options) => ({
      ...base(field, options),
      kind: 'code',
      of,
      read: (row) => code(row, field),
    }),
    number: (field, options) => ({
      ...base(field, options),
      kind: 'number',
      read: (row) => number(row, field),
    }),
    power: (field, options) => ({
      ...base(field, options),
      kind: 'power',
      read: (row) => number(row, field),
    }),
    energy: (field, options) => ({
      ...base(field, options),
      kind: 'energy',
      read: (row) => number(row, field),
    }),
    money: (field, options) => ({
      ...base(field, options),
      kind: 'money',
      read: (row) => number(row, field),
    }),
    percent: (field, options) => ({
      ...base(field, options),
      kind: 'percent',
      read: (row) => number(row, field),
    }),
    instant: (field, options) => ({
      ...base(field, options),
      kind: 'instant',
      read: (row) => text(row, field),
    }),
    day: (field, options) => ({ ...base(field, options), kind: 'day', read: (row) => text(row, field) }),
    custom: (id, options) => ({
      ...base(id, options),
      kind: 'custom',
      cell: options.cell,
      ...(options.text && { text: options.text }),
    }),
  })
  return Object.freeze(columns)
}

import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import type { Text } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import type { Column, NumberKind } from './column.ts'
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
  /** Of several states the one that a card leads with. */
  lead?: true
  /** Pixels in a table of more than 100 rows, where the usual width of the kind does not fit. */
  width?: number
  /** The most pixels that a text takes in any table. */
  most?: number
}

type Option<Row, More> = ColumnOptions<Row> & More
type PlainColumn<Row, Value> = (field: FieldOf<Row, Value>, options?: ColumnOptions<Row>) => Column<Row>
/** `read` says the number where the field alone does not: of a charge that goes on, what it has come to so far. */
type NumberColumn<Row> = (
  field: FieldOf<Row, number>,
  options?: Option<Row, { read?: (row: Row) => number | null | undefined }>,
) => Column<Row>
/** `read` says the code where the field alone does not. */
type EnumColumn<Row> = <Code extends number | string>(
  field: FieldOf<Row, Code>,
  of: Enumeration<string, Code>,
  options?: Option<Row, { read?: (row: Row) => number | string | null | undefined }>,
) => Column<Row>

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
  status: EnumColumn<Row>
  /** Any other enumeration: the word alone. */
  code: EnumColumn<Row>
  number: NumberColumn<Row>
  /** Watts, shown in kW. */
  power: NumberColumn<Row>
  /** Watt-hours, shown in kWh. */
  energy: NumberColumn<Row>
  /** Fen, shown in yuan. */
  money: NumberColumn<Row>
  /** Basis points, shown in per cent. */
  percent: NumberColumn<Row>
  instant: PlainColumn<Row, string>
  day: PlainColumn<Row, string>
  /** Whatever the presets do not say; `text` is what a copy of the cell says. */
  custom(
    id: string,
    options: Option<
      Row,
      { cell: (row: Row) => ReactNode; text?: (row: Row, language: Language) => string; numeric?: NumberKind }
    >,
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
  const base = (
    id: string,
    { label, sort, locked, hidden, lead, link, width, most }: ColumnOptions<Row> = {},
  ) => ({
    id,
    label: labelOf(texts, id, label),
    sort: sort ?? false,
    locked: locked ?? false,
    hidden: hidden ?? false,
    ...(lead && { lead }),
    ...(link && { link }),
    ...(width && { width }),
    ...(most && { most }),
  })
  // FieldOf has proved that the fields hold such values.
  const text = (row: Row, field: keyof Row) => row[field] as string | null | undefined
  const plain =
    (kind: Column<Row>['kind']) =>
    (field: keyof Row & string, options?: Option<Row, { read?: (row: Row) => unknown }>): Column<Row> =>
      ({
        ...base(field, options),
        kind,
        read: options?.read ?? ((row: Row) => row[field]),
      }) as Column<Row>
  const enumerated =
    (kind: 'status' | 'code') =>
    (
      field: keyof Row & string,
      of: Enumeration,
      options?: Option<Row, { read?: (row: Row) => number | string | null | undefined }>,
    ): Column<Row> => ({
      ...base(field, options),
      kind,
      of,
      read: options?.read ?? ((row) => row[field] as number | string | null | undefined),
    })

  const columns = build({
    text: (field, options) => ({
      ...base(field, options),
      kind: 'text',
      look: options?.code ? 'code' : 'plain',
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
    status: enumerated('status'),
    code: enumerated('code'),
    number: plain('number'),
    power: plain('power'),
    energy: plain('energy'),
    money: plain('money'),
    percent: plain('percent'),
    instant: plain('instant'),
    day: plain('day'),
    custom: (id, options) => ({
      ...base(id, options),
      kind: 'custom',
      cell: options.cell,
      ...(options.text && { text: options.text }),
      ...(options.numeric && { numeric: options.numeric }),
    }),
  })
  return Object.freeze(columns)
}

import type { Enumeration } from '@ampdeck/api/enumeration'
import type { Text } from '@ampdeck/api/texts'
import type { ShortcutKind } from '../../inputs/date-range/shortcuts.ts'
import type { RecordSource } from '../../inputs/record-picker/record-source.ts'
import { type LabelledBy, labelOf } from './label-of.ts'

interface FilterBase {
  /** The field; also its key in the address and in the request. */
  readonly id: string
  readonly label: Text
  /** What its absence means, where that is not everything: a report is about the last 30 days. */
  readonly none?: Text
  /** Drawn when somebody asks for more filters, or where it is applied. */
  readonly more?: true
}

/** A piece of text, applied by Search or Enter. */
export interface TextFilter extends FilterBase {
  readonly kind: 'search'
  readonly placeholder: Text
}

/** One or many of an enumeration's codes. */
export interface CodesFilter extends FilterBase {
  readonly kind: 'codes'
  readonly of: Enumeration
  readonly multiple: boolean
}

/** One or many of the options that the screen loads under a name. */
export interface ChoiceFilter extends FilterBase {
  readonly kind: 'choice'
  readonly options: string
  readonly multiple: boolean
}

/** Days from and to, the last one included: two keys, the field followed by `From` and by `To`. */
export interface PeriodFilter extends FilterBase {
  readonly kind: 'period'
  /** Which shortcuts it offers. */
  readonly shortcuts: ShortcutKind
}

/** A number from and to, both included: two keys, the field followed by `Min` and by `Max`, in units of the wire. */
export interface RangeFilter extends FilterBase {
  readonly kind: 'range'
  readonly unit: Text | undefined
  /** How many units of the wire are one shown: 1000 shows W as kW. */
  readonly scale: number
}

/** One or many records of the server, searched and paged there: their ids. */
export interface RecordsFilter extends FilterBase {
  readonly kind: 'records'
  readonly source: RecordSource
  readonly multiple: boolean
}

/** One filter of a list, as data. */
export type Filter = TextFilter | CodesFilter | ChoiceFilter | PeriodFilter | RangeFilter | RecordsFilter

/** What a choice filter or a select offers. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** The options of choice filters by the name that the filter gives; nothing while they are on their way. */
export type OptionsByName = Readonly<Record<string, readonly Option[] | undefined>>

interface FilterOptions {
  /** Where it is not the field's own name in the resource's texts. */
  label?: Text
  /** Not one of daily use: it stands behind "More filters". */
  more?: true
}

interface ChoiceOptions extends FilterOptions {
  /** Many values mean "any of these"; the usual case. */
  multiple?: boolean
}

/** The fields `xFrom` and `xTo` of a filter are its period `x`. */
type PeriodOf<Key> = Key extends `${infer Field}From` ? Field : never

/** The fields `xMin` and `xMax` of a filter are its range `x`. */
type RangeOf<Key> = Key extends `${infer Field}Min` ? Field : never

export interface FilterBuilder<Key extends string> {
  search(field: Key, options?: FilterOptions & { placeholder?: Text }): Filter
  codes(field: Key, of: Enumeration, options?: ChoiceOptions): Filter
  choice(field: Key, options: ChoiceOptions & { options: string }): Filter
  period(
    field: string extends Key ? string : PeriodOf<Key>,
    options?: FilterOptions & { shortcuts?: ShortcutKind; none?: Text },
  ): Filter
  range(
    field: string extends Key ? string : RangeOf<Key>,
    options?: FilterOptions & { unit?: Text; scale?: number },
  ): Filter
  records(field: Key, options: ChoiceOptions & { source: RecordSource }): Filter
}

/**
 * Declares the filters of a list. With the type of the call's input a wrong field does not compile.
 *
 * ```ts
 * const filters = filtersOf<InputOf<typeof station.page>>(stationTexts, (f) => [f.search('name'), f.codes('status', stationStatus)])
 * ```
 */
export function filtersOf<Input extends object = Record<string, unknown>>(
  texts: LabelledBy,
  build: (f: FilterBuilder<keyof Input & string>) => Filter[],
): readonly Filter[] {
  const base = (id: string, { label, more }: FilterOptions = {}) => ({
    id,
    label: labelOf(texts, id, label),
    ...(more && { more }),
  })
  const choice = (id: string, options: ChoiceOptions = {}) => ({
    ...base(id, options),
    multiple: options.multiple ?? true,
  })

  const filters = build({
    search: (field, options) => {
      const filter = base(field, options)
      return { ...filter, kind: 'search', placeholder: options?.placeholder ?? filter.label }
    },
    codes: (field, of, options) => ({ ...choice(field, options), kind: 'codes', of }),
    choice: (field, options) => ({ ...choice(field, options), kind: 'choice', options: options.options }),
    period: (field, options) => ({
      ...base(field, options),
      kind: 'period',
      shortcuts: options?.shortcuts ?? 'days',
      ...(options?.none && { none: options.none }),
    }),
    range: (field, options) => ({
      ...base(field, options),
      kind: 'range',
      unit: options?.unit,
      scale: options?.scale ?? 1,
    }),
    records: (field, options) => ({ ...choice(field, options), kind: 'records', source: options.source }),
  })
  return Object.freeze(filters)
}

/** The keys of the address under which a filter stands. */
export function filterKeys(filter: Filter): readonly string[] {
  if (filter.kind === 'period') return [`${filter.id}From`, `${filter.id}To`]
  return filter.kind === 'range' ? [`${filter.id}Min`, `${filter.id}Max`] : [filter.id]
}

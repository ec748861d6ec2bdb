import type { Text } from '@ampdeck/api/texts'
import type { z } from 'zod'

/** A column of a template: what the file shows of it, and how the importer reads it. */
export interface ImportColumn<Value = unknown> {
  title: Text
  /** What may stand in it, for the row of rules. */
  rule: Text
  required: boolean
  /** Templates of before do not have it: a file without it is read. Its sample is empty. */
  isNew?: boolean
  sample: string
  /** Reads what was typed, which is never empty; refuses with the keys of @ampdeck/validation. */
  schema: z.ZodType<Value, string>
}

export type ImportColumns = Readonly<Record<string, ImportColumn>>

/** A row as its columns read it; what was left empty is null. */
export type RowOf<Columns extends ImportColumns> = {
  [Key in keyof Columns]: Columns[Key] extends ImportColumn<infer Value>
    ? Columns[Key]['required'] extends true
      ? Value
      : Value | null
    : never
}

/** A column that must be filled in. */
export function required<Value>(title: Text, rule: Text, sample: string, schema: z.ZodType<Value, string>) {
  return { title, rule, sample, schema, required: true } as const
}

/** A column that may be left empty. */
export function optional<Value>(title: Text, rule: Text, sample: string, schema: z.ZodType<Value, string>) {
  return { title, rule, sample, schema, required: false } as const
}

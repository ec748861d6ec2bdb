import { type Match, matchOf } from '@ampdeck/api/filter'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from './ids.ts'
import { containing } from './text.ts'

/**
 * What a field of a filter is compared with, where that is not the column of its own name: another column, any of
 * several, an expression, or a condition of its own.
 */
type Target<Value> =
  | string
  | readonly string[]
  | RawBuilder<unknown>
  | ((value: Value) => Expression<SqlBool>)

type Given<Filter extends z.ZodObject> = z.output<Filter>
type Targets<Filter extends z.ZodObject> = {
  [Field in keyof Given<Filter>]?: Target<NonNullable<Given<Filter>[Field]>>
}

const comparisons: Record<Match, (column: RawBuilder<unknown>, value: unknown) => RawBuilder<SqlBool>> = {
  contains: (column, value) => sql`${column} ilike ${containing(String(value))}`,
  oneOf: (column, value) => sql`${column} in (${sql.join(value as readonly unknown[])})`,
  equals: (column, value) => sql`${column} = ${value}`,
  from: (column, value) => sql`${column} >= ${value}`,
  to: (column, value) => sql`${column} < ${value}`,
}

/** The condition of whoever asks for nothing. */
export const everything = sql<SqlBool>`true`

/**
 * The condition that a filter means: each given field is compared with the column of its name in `table`, as its kind
 * in the contract says (`filter.text()` is contained, `filter.codes()` is one of, `…From` and `…To` bound `…`).
 * Fields that mean something else are named in `targets`.
 *
 *   rows.from('alarm').where(where(AlarmFilter, filter, 'alarm', { code: ['alarm.code', 'alarm.name'] }))
 */
export function where<Filter extends z.ZodObject>(
  schema: Filter,
  filter: Partial<Given<Filter>>,
  table: string,
  targets: Targets<Filter> = {},
): Expression<SqlBool> {
  const conditions = Object.keys(schema.shape).flatMap((field) => {
    const value = filter[field as keyof Given<Filter>]
    if (value === undefined) return []
    const target = targets[field as keyof Given<Filter>] as Target<unknown> | undefined
    return [conditionOf({ schema, field, table }, target, value)]
  })
  return conditions.length === 0 ? everything : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function conditionOf(
  { schema, field, table }: { schema: z.ZodObject; field: string; table: string },
  target: Target<unknown> | undefined,
  value: unknown,
): Expression<SqlBool> {
  if (typeof target === 'function') return target(value)
  const match = matchOf(schema.shape[field] as z.ZodType)
  if (!match) throw new Error(`The filter's field ${field} has no kind: name its condition`)
  const compare = comparisons[match]
  if (target && typeof target === 'object' && 'compile' in target) return compare(target, value)
  const columns = [target ?? `${table}.${columnOf(field, match)}`].flat()
  const alternatives = columns.map((column) => compare(sql.ref(column), value))
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`
}

/** A period is two fields of one column: `lastTimeFrom` and `lastTimeTo` bound `lastTime`. */
function columnOf(field: string, match: Match): string {
  if (match === 'from') return field.replace(/From$/, '')
  return match === 'to' ? field.replace(/To$/, '') : field
}

/** Whether a column is the value, or one of them; without any nothing is excluded, and an empty list has nothing. */
export function among(
  column: string,
  values: readonly unknown[] | number | string | undefined,
): Expression<SqlBool> {
  if (values === undefined) return everything
  if (!Array.isArray(values)) return sql<SqlBool>`${sql.ref(column)} = ${values}`
  return values.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`
}

/** Bounds of a period that are asked of the id, which grows with time: months outside the period are not read. */
export const idsFrom = (column: string) => (moment: number) =>
  sql<SqlBool>`${sql.ref(column)} >= ${idAt(moment)}`
export const idsTo = (column: string) => (moment: number) =>
  sql<SqlBool>`${sql.ref(column)} < ${idAt(moment)}`

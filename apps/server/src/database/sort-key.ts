import { type RawBuilder, sql } from 'kysely'

/** What people have named, in whatever column. */
const NAME = /(^|\.)(\w+N|n)ame$|(^|\.)(title|brand|model)$/

/** How names are ordered as people look them up: Chinese by pinyin, all else by its letters, numbers by their value. */
export function nameKey(column: string): RawBuilder<string> {
  return sql`${sql.ref(column)} collate by_name`
}

/** How a list is ordered by a column. */
export function sortKey(column: string): RawBuilder<unknown> {
  return NAME.test(column) ? nameKey(column) : sql.ref(column)
}

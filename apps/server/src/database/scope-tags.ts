import { type Expression, type SqlBool, sql } from 'kysely'
import { findExports } from '../foundation/find-exports.ts'
import type { ScopeTag } from './tables.ts'

/** How each table of a seller's data is cut, as the files `*.table.ts` declare it. They import nothing but types. */
export const scopeTags: Readonly<Record<string, ScopeTag>> = Object.assign(
  {},
  ...(await findExports<Record<string, ScopeTag>>('table', 'tables')),
)

/** Which rows of a table count: those that are not deleted. A table that keeps all, or has no tag, deletes none softly. */
export function notDeleted(table: string): Expression<SqlBool>[] {
  const tag = scopeTags[table]
  return !tag || tag.keepsAll ? [] : [sql`${sql.ref(`${table}.deleted`)} = 0`]
}

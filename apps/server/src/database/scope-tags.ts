import { findExports } from '../foundation/find-exports.ts'
import type { ScopeTag } from './tables.ts'

/** How each table of a seller's data is cut, as the files `*.table.ts` declare it. They import nothing but types. */
export const scopeTags: Readonly<Record<string, ScopeTag>> = Object.assign(
  {},
  ...(await findExports<Record<string, ScopeTag>>('table', 'tables')),
)

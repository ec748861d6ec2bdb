import type { Rows } from '../../database/rows.ts'

/** What the transformer of each station may give. */
export function limitsOf(rows: Rows) {
  return rows.from('station').select(['id', 'transformerW as limitW']).orderBy('id').execute()
}

import type { RecordHit, RecordKind } from '@ampdeck/api/system/search'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Rows } from '../database/rows.ts'
import { beginningWith, containing } from '../database/text.ts'

/** How the records of a kind are found: the export `search` of a file `*.search.ts`, which is found by its name. */
export interface RecordSearch {
  kind: RecordKind
  /** The closest few. */
  find(rows: Rows, text: string, caller: Caller): Promise<RecordHit[]>
}

/** As many of one kind as a glance takes in; whoever means another one types on. */
export const MAX_OF_A_KIND = 5

export function anyContains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const conditions = columns.map((column) => sql`${sql.ref(column)} ilike ${containing(text)}`)
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** 0 for the number itself, 1 for its beginning, 2 for anything else. */
export function closeness(column: string, text: string): RawBuilder<number> {
  const number = sql.ref(column)
  return sql<number>`case when lower(${number}) = lower(${text}) then 0
    when ${number} ilike ${beginningWith(text)} then 1 else 2 end`
}

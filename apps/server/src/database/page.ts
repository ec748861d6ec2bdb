import type { Page } from '@ampdeck/api/paging'
import { TOTAL_CAP } from '@ampdeck/api/paging'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { sortKey } from './sort-key.ts'
import type { Tables } from './tables.ts'

export interface PageRequest {
  current: number
  pageSize: number
  sortField?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** The order of a list: a column, and the id that keeps equal values in a stable order. */
export interface Order {
  by: string
  order: 'asc' | 'desc'
}

/** The order a request asks for, else the list's own. */
export function orderOf(
  { sortField, sortOrder }: Pick<PageRequest, 'sortField' | 'sortOrder'>,
  table: string,
  fallback: Order,
): Order {
  return sortField ? { by: `${table}.${sortField}`, order: sortOrder ?? 'asc' } : fallback
}

/** How many rows a query has, counted no further than the cap. */
export async function cappedCount<DB, TB extends keyof DB, O>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<{ total: number; totalCapped?: true }> {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(TOTAL_CAP + 1)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${some}) as counted`.execute(
    db,
  )
  const total = rows[0]?.total ?? 0
  return total > TOTAL_CAP ? { total: TOTAL_CAP, totalCapped: true } : { total }
}

/**
 * One page of a query: its rows and the total, read side by side. What each row surely has is joined by a left join all
 * the same: then the count does not read it at all, and the page reads that of its own rows.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, Row>,
  request: PageRequest,
  { by, order, id }: Order & { id: string },
): Promise<Page<Row>> {
  const { current, pageSize } = request
  const [records, count] = await Promise.all([
    query
      .orderBy(sortKey(by), order)
      .orderBy(sql.ref(id), order)
      .limit(pageSize)
      .offset((current - 1) * pageSize)
      .execute(),
    cappedCount(db, query),
  ])
  return { records, ...count, current, pageSize }
}

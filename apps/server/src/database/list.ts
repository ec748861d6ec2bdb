import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { failures } from '../foundation/failure.ts'
import { asSeen } from './named-records.ts'
import { type Order, orderOf, type PageRequest, readPage } from './page.ts'
import type { Rows } from './rows.ts'
import { sortKey } from './sort-key.ts'

/** The order that a file of a list is asked for in. */
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

interface List<Filter, DB, TB extends keyof DB, Row, Shown> {
  /** The table whose columns the list is sorted by. */
  table: string
  usual: Order
  /** Its key, where that is not `id`. */
  id?: string
  /** What the caller sees of it by a filter. */
  query: (rows: Rows, filter: Filter) => SelectQueryBuilder<DB, TB, Row>
  /** A row as people see it, where that is not as it was read. */
  shown?: (row: Row, rows: Rows) => Shown
}

/**
 * What every list offers of its query: a page, all rows in the order of the list for a file, and one record with the
 * columns of the list.
 *
 *   export const { page, all, one } = listOf({ table: 'rawBill', usual: newest, query: matching })
 */
export function listOf<Filter extends object, DB, TB extends keyof DB, Row, Shown = Row>(
  list: List<Filter, DB, TB, Row, Shown>,
) {
  const { table, usual, query, id = `${table}.id` } = list
  // Without a function of its own a row is shown as it is: then `Shown` is `Row`.
  const shown = (row: Row, rows: Rows) => (list.shown ? list.shown(row, rows) : row) as Shown
  const seen = async (rows: Rows, found: readonly Row[]) =>
    (await asSeen(rows, table, found as readonly object[])).map((row) => shown(row as Row, rows))
  return {
    async page(rows: Rows, request: Filter & PageRequest) {
      const order = { ...orderOf(request, table, usual), id }
      const found = await readPage(rows.db, query(rows, request), request, order)
      return { ...found, records: await seen(rows, found.records) }
    },
    async all(rows: Rows, request: Filter & Sorting): Promise<Shown[]> {
      const { by, order } = orderOf(request, table, usual)
      const sorted = query(rows, request).orderBy(sortKey(by), order).orderBy(sql.ref(id), order)
      return seen(rows, (await sorted.execute()) as Row[])
    },
    async one(rows: Rows, key: number): Promise<Shown> {
      const nothing = {} as Filter
      const found = await query(rows, nothing)
        .where(sql<SqlBool>`${sql.ref(id)} = ${key}`)
        .executeTakeFirst()
      if (!found) throw failures.notFound()
      const [row] = await seen(rows, [found as Row])
      return row as Shown
    },
  }
}

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { among } from '../../database/where.ts'

const FOLD_WITHIN_MS = 60_000

/** A column with a tally; the start time is the id's own order. */
export type TalliedField = Tables['chargeOrderTally']['field']

/** Widths of the buckets, as in `migrations/order-tally.ts`. */
export const bucketWidths: Readonly<Record<TalliedField, number>> = {
  startTime: 2 ** 41,
  payableFen: 2 ** 7,
  energyWh: 2 ** 9,
}

/** What of a filter the tally knows. */
export interface TallyFilter {
  sellerId: number
  /** Lists that all hold; none means every station. */
  stations: (readonly number[])[]
  orderStatus?: readonly number[] | undefined
  chargeStatus?: readonly number[] | undefined
}

/** Where a row lies in an order: its bucket, and how many rows of that bucket come before it. */
interface Place {
  bucket: number
  before: number
}

interface Position {
  field: TalliedField
  order: 'asc' | 'desc'
  offset: number
  /** The bucket to count from; otherwise the first of the order. */
  first?: number
}

/** The bucket of the row that `offset` rows precede; nothing when there are not as many. */
export async function placeOf(
  db: Kysely<Tables>,
  filter: TallyFilter,
  { field, order, offset, first }: Position,
): Promise<Place | undefined> {
  const buckets = await ofSeller(db, filter.sellerId)
    .from('chargeOrderTally')
    .where('field', '=', field)
    .where(among('orderStatus', filter.orderStatus))
    .where(among('chargeStatus', filter.chargeStatus))
    .where((where) =>
      where.and(filter.stations.map((ids) => sql<boolean>`station_id = any(${ids}::bigint[])`)),
    )
    .where(
      'bucket',
      order === 'asc' ? '>=' : '<=',
      first ?? (order === 'asc' ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER),
    )
    .groupBy('bucket')
    .orderBy('bucket', order)
    .select(['bucket', sql<number>`sum(orders)::bigint`.as('orders')])
    .execute()

  let before = offset
  for (const { bucket, orders } of buckets) {
    if (before < orders) return { bucket, before }
    before -= orders
  }
  return undefined
}

/** Folds what the writes have added into one row a bucket. Readers see the rows before or after it, never both. */
export async function foldTally(db: Kysely<Tables>): Promise<void> {
  await inTransaction(db, FOLD_WITHIN_MS, async (transaction) => {
    await sql`
      with taken as (delete from charge_order_tally returning *)
      insert into charge_order_tally (seller_id, station_id, order_status, charge_status, field, bucket, orders)
      select seller_id, station_id, order_status, charge_status, field, bucket, sum(orders) from taken
      group by seller_id, station_id, order_status, charge_status, field, bucket having sum(orders) <> 0`.execute(
      transaction,
    )
  })
}

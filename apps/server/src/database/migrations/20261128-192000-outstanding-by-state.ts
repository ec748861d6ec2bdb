import { type Kysely, sql } from 'kysely'

/** Outstanding orders are counted by their payment state from the index alone, however many there have been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index charge_order_outstanding`.execute(db)
  await sql`create index charge_order_outstanding on charge_order (seller_id, id)
    include (station_id, group_id, charge_status)
    where charge_status in (1, 2) and order_status = 3 and owed_fen > 0 and bad_debt = 0`.execute(db)
}

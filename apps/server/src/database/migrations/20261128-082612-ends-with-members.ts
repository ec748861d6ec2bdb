import { type Kysely, sql } from 'kysely'

const FINISHED = 3

/** Which members have most orders in a stretch of time is read from the index of ends alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index charge_order_end`.execute(db)
  await sql
    .raw(
      `create index charge_order_end on charge_order (end_time, start_time) include (seller_id, id, energy_wh, member_id)
        where order_status = ${FINISHED}`,
    )
    .execute(db)
}

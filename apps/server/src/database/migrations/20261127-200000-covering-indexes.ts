import { type Kysely, sql } from 'kysely'

/** Reports find a handful of refused starts among all orders, and add up fleets and accounts without their whole rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "create index charge_order_limit on charge_order (seller_id, id) where close_reason = 'limit.exceeded'",
    `create index charge_order_fleet on charge_order (seller_id, id) include (station_id, group_id, plate, end_time,
      order_status, energy_wh, payable_fen) where group_id is not null`,
    'drop index account_flow_account',
    `create index account_flow_account on account_flow (seller_id, account_id, ts) include (amount_fen, held_fen)`,
  ])
    await sql.raw(statement).execute(db)
}

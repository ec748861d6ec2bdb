import { type Kysely, sql } from 'kysely'

/** Reports find a handful of refused starts among all orders, and add up what accounts moved without their whole rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "create index charge_order_limit on charge_order (seller_id, id) where close_reason = 'limit.exceeded'",
    'drop index account_flow_account',
    `create index account_flow_account on account_flow (seller_id, account_id, ts) include (amount_fen, held_fen)`,
  ])
    await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

/** What has moved since a moment on all accounts of a seller is read in one stretch, not account by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index account_flow_time on account_flow (seller_id, ts) include (account_id, amount_fen, held_fen)`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'

/** Nothing is a share of no energy: such a loss had one of zero. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table power_loss_record alter column loss_bps drop not null`.execute(db)
  await sql`update power_loss_record set loss_bps = null where grid_wh = 0`.execute(db)
}

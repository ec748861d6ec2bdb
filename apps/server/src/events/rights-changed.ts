import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Over this channel the processes hear whose sessions or rights have changed. */
export const RIGHTS_CHANNEL = 'rights_changed'

/** Lets every process look at once whether this person's open streams may go on; without it they do within seconds. */
export async function publishRightsChanged(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`select pg_notify(${RIGHTS_CHANNEL}, ${String(userId)})`.execute(db)
}

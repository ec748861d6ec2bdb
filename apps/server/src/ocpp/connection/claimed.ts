import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The channel on which a process says that a pile has come to it which another one held. */
export const CLAIMED = 'pile_taken'

export interface Claimed {
  pileId: number
  connectionId: number
}

export async function publishClaimed(db: Kysely<Tables>, taken: Claimed): Promise<void> {
  await sql`select pg_notify(${CLAIMED}, ${JSON.stringify(taken)})`.execute(db)
}

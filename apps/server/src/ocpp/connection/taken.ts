import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The channel on which a process says that a pile has come to it which another one held. */
export const TAKEN = 'pile_taken'

export interface Taken {
  pileId: number
  connectionId: number
}

export async function tellTaken(db: Kysely<Tables>, taken: Taken): Promise<void> {
  await sql`select pg_notify(${TAKEN}, ${JSON.stringify(taken)})`.execute(db)
}

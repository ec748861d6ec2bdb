import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Over this channel the processes hear whose sessions or rights have changed. */
export const RIGHTS_CHANNEL = 'rights_changed'

/** Lets every process look at once whether this person's open streams may go on; without it they do within seconds. */
export async function publishRightsChanged(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`select pg_notify(${RIGHTS_CHANNEL}, ${String(userId)})`.execute(db)
}

/** The same for everybody of a seller. */
export async function publishSellerRightsChanged(db: Kysely<Tables>, sellerId: number): Promise<void> {
  await sql`select pg_notify(${RIGHTS_CHANNEL}, ${`seller ${sellerId}`})`.execute(db)
}

/** The names and the order of the menu have changed, for a seller or, by the platform, for everybody. */
export async function publishMenuChanged(db: Kysely<Tables>, sellerId: number): Promise<void> {
  await sql`select pg_notify(${RIGHTS_CHANNEL}, ${`menu ${sellerId}`})`.execute(db)
}

/** What a notification of the channel is about, and whom it concerns: the platform's menu is everybody's. */
export function readRightsChanged(payload: string) {
  const [kind, seller] = payload.split(' ')
  const ofSeller = Number(seller)
  return {
    isMenu: kind === 'menu',
    concerns: (of: { sellerId: number; userId: number }) =>
      seller === undefined ? String(of.userId) === payload : ofSeller === -1 || of.sellerId === ofSeller,
  }
}

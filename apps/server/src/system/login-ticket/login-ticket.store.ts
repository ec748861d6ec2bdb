import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

const MINUTE = 60_000

/** How long a one-time right to log in may be used. */
export const TICKET_MS = {
  ip: 15 * MINUTE,
  auth: MINUTE,
  link: 10 * MINUTE,
  factor: 5 * MINUTE,
  passkey: 5 * MINUTE,
  newPasskey: 5 * MINUTE,
}

/** domain.md §3.1 IpVerification: three failures close it. */
export const MAX_FAILURES = 3

type Kind = Tables['loginTicket']['kind']
type Database = Kysely<Tables>

/** Only the hash is stored: a copy of the database logs nobody in. */
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')

/** Hands out a ticket of 192 bits. */
export async function issueTicket(
  db: Database,
  at: { kind: Kind; sellerId: number; userId: number; ip: string | null; now: number },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  const { now, ...owner } = at
  await db
    .insertInto('loginTicket')
    .values({ ...owner, hash: hashOf(ticket), createTime: now, expires: now + TICKET_MS[at.kind] })
    .execute()
  return ticket
}

/** Closes what somebody was given before from this address: so many log-ins at once are no way to more tries. */
export async function closeTickets(
  db: Database,
  {
    kind,
    sellerId,
    userId,
    ip,
    now,
  }: { kind: Kind; sellerId: number; userId: number; ip: string; now: number },
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('loginTicket')
    .set({ usedTime: now })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('ip', '=', ip)
    .where('usedTime', 'is', null)
    .execute()
}

/** The record of a ticket, whatever has become of it. */
export function readTicket(
  db: Database,
  kind: Kind,
  ticket: string,
): Promise<Selectable<Tables['loginTicket']> | undefined> {
  return db
    .selectFrom('loginTicket')
    .selectAll()
    .where('hash', '=', hashOf(ticket))
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Whether a ticket may still be used from an address. */
export function isOpen(
  found: Selectable<Tables['loginTicket']>,
  { now, ip }: { now: number; ip: string },
): boolean {
  return (
    found.usedTime === null &&
    found.expires > now &&
    found.failures < MAX_FAILURES &&
    (found.ip === null || found.ip === ip)
  )
}

/**
 * Takes one of a ticket's tries before it is known whether it is right, so that guesses that come side by side are
 * counted too. Gives how many have been taken, or nothing where none is left.
 */
export async function countTry(db: Database, hash: string): Promise<number | undefined> {
  const taken = await db
    .updateTable('loginTicket')
    .set({ failures: sql`failures + 1` })
    .where('hash', '=', hash)
    .where('failures', '<', MAX_FAILURES)
    .where('usedTime', 'is', null)
    .returning('failures')
    .executeTakeFirst()
  return taken?.failures
}

/** Uses a ticket up. Of several that try at once, one gets true. */
export async function spendTicket(db: Database, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loginTicket')
    .set({ usedTime: now })
    .where('hash', '=', hash)
    .where('usedTime', 'is', null)
    .where('expires', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

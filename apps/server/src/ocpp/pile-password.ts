import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ChargePoint } from '../charging/charge-point.ts'
import type { Tables } from '../database/tables.ts'
import { hashPassword, verifyPassword } from '../system/password.ts'
import { storePassword } from './charge-point.store.ts'

/**
 * From now on a pile must log in with this password (HTTP basic authentication, its code as the user); with null, with
 * none. A connection that is there already stays.
 */
export async function setPassword(
  db: Kysely<Tables>,
  pile: Pick<ChargePoint, 'sellerId' | 'pileId'>,
  password: string | null,
): Promise<void> {
  await storePassword(db, pile, password === null ? null : await hashPassword(digestOf(password)))
}

/**
 * Checks passwords of piles. A slow hash is as slow for a pile that comes back after a minute's outage, with two
 * thousand others: what was right once is remembered, by its digest together with the hash it was right for.
 */
export function passwordCheck(): (pileId: number, password: Buffer, stored: string) => Promise<boolean> {
  const known = new Map<number, Buffer>()
  return async (pileId, password, stored) => {
    const digest = createHash('sha256').update(stored).update('\0').update(password).digest()
    const before = known.get(pileId)
    if (before && timingSafeEqual(before, digest)) return true
    const isRight = await verifyPassword(digestOf(password), stored)
    if (isRight) known.set(pileId, digest)
    return isRight
  }
}

/** Of any length and any bytes, as the standard lets a pile's key be. */
function digestOf(password: string | Buffer): string {
  return createHash('sha256').update(password).digest('hex')
}

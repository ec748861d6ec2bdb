import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hashPassword, verifyPassword } from '../../access/password.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { attemptLimit } from './attempt-limit.ts'
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

/** Of one pile, wherever they come from; a right one gives its turn back. */
const OF_A_PILE = { burst: 10, refillMs: 30_000 }
/** Wrong ones from one address, which may be that of a whole network of piles. */
const OF_AN_ADDRESS = { burst: 100, refillMs: 3_000 }

interface Attempt {
  pileId: number
  address: string
  password: Buffer
  /** The hash that is kept. */
  stored: string
}

/**
 * Checks passwords of piles. A slow hash is as slow for a pile that comes back after a minute's outage, with two
 * thousand others: what was right once is remembered, by its digest together with the hash it was right for. Whoever
 * guesses is soon not even hashed; a pile that is remembered comes in all the same.
 */
export function passwordCheck(now: () => number) {
  const known = new Map<number, Buffer>()
  const ofPile = attemptLimit(OF_A_PILE, now)
  const ofAddress = attemptLimit(OF_AN_ADDRESS, now)

  return async ({ pileId, address, password, stored }: Attempt): Promise<'right' | 'wrong' | 'tooMany'> => {
    const digest = createHash('sha256').update(stored).update('\0').update(password).digest()
    const before = known.get(pileId)
    if (before && timingSafeEqual(before, digest)) return 'right'
    const pile = String(pileId)
    if (!ofPile.hasLeft(pile) || !ofAddress.hasLeft(address)) return 'tooMany'
    // Taken before the slow hash, so that many at once are no way around it.
    ofPile.take(pile)
    if (await verifyPassword(digestOf(password), stored)) {
      ofPile.giveBack(pile)
      known.set(pileId, digest)
      return 'right'
    }
    ofAddress.take(address)
    return 'wrong'
  }
}

/** Of any length and any bytes, as the standard lets a pile's key be. */
function digestOf(password: string | Buffer): string {
  return createHash('sha256').update(password).digest('hex')
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { attemptLimit } from '../../access/attempt-limit.ts'
import { hashPassword, nobodysHash, verifyPassword } from '../../access/password.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
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
  /** What is in the address, of a pile or of nobody. */
  code: string
  address: string
  /** Nothing where none was shown. */
  password: Buffer | undefined
  /** The hash that is kept; nothing where there is no such pile, or it has no password. */
  stored: string | null | undefined
}

/**
 * Checks passwords of piles. A slow hash is as slow for a pile that comes back after a minute's outage, with two
 * thousand others: what was right once is remembered, by its digest together with the hash it was right for. Whoever
 * guesses is soon not even hashed; a pile that is remembered comes in all the same. A code that nobody has is counted
 * and hashed like any other, so that neither answer nor time tells which codes exist.
 */
export function passwordCheck({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const known = new Map<string, Buffer>()
  const ofPile = attemptLimit(db, 'pile', OF_A_PILE, now)
  const ofAddress = attemptLimit(db, 'pile-address', OF_AN_ADDRESS, now)

  return async ({ code, address, password, stored }: Attempt): Promise<'right' | 'wrong' | 'tooMany'> => {
    const shown = password ?? Buffer.alloc(0)
    const digest = createHash('sha256')
      .update(stored ?? '')
      .update('\0')
      .update(shown)
      .digest()
    const before = known.get(code)
    if (before && timingSafeEqual(before, digest)) return 'right'
    if (!(await ofAddress.hasLeft(address))) return 'tooMany'
    // Taken before the slow hash, so that many at once are no way around it.
    if (!(await ofPile.take(code))) return 'tooMany'
    const matches = await verifyPassword(digestOf(shown), stored ?? (await nobodysHash))
    if (matches && stored && password) {
      await ofPile.giveBack(code)
      known.set(code, digest)
      return 'right'
    }
    await ofAddress.take(address)
    return 'wrong'
  }
}

/** Of any length and any bytes, as the standard lets a pile's key be. */
function digestOf(password: string | Buffer): string {
  return createHash('sha256').update(password).digest('hex')
}

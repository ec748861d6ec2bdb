import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { attemptLimit } from '../../access/attempt-limit.ts'
import { hashPassword, nobodysHash, verifyPassword } from '../../access/password.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import type { PileAnswer } from '../../device/pile-request.ts'
import { networkOf } from '../../foundation/client-address.ts'
import { offerPassword, storePassword } from './charge-point.store.ts'

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

/** 1.6 holds 20 bytes, 2.0.1 up to 40 characters. */
const LENGTH = 20
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** The answers by which a pile says that it has kept its old password. */
const REFUSALS: ReadonlySet<PileAnswer['status']> = new Set(['rejected', 'notSupported', 'error'])

/**
 * Gives a connected pile a new password, which nobody ever sees. Its hash counts before the pile is asked, beside the
 * old one: an answer that is lost must not lock the pile out. The old one ends when the pile connects with the new one.
 */
export async function changePassword(
  db: Kysely<Tables>,
  at: ChargePoint,
  ask: (password: string) => Promise<PileAnswer>,
): Promise<PileAnswer> {
  const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const before = await offerPassword(db, at, await hashPassword(digestOf(password)))
  const answer = await ask(password)
  if (REFUSALS.has(answer.status)) await offerPassword(db, at, before)
  return answer
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
  /** The hashes that count; none where there is no such pile, or it has no password. */
  stored: readonly string[]
}

/** The hash that a password was right for, or why it was not. */
type Verdict = { matched: string } | 'wrong' | 'tooMany'

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

  return async ({ code, address, password, stored }: Attempt): Promise<Verdict> => {
    const shown = password ?? Buffer.alloc(0)
    const before = known.get(code)
    const remembered = before && stored.find((hash) => timingSafeEqual(before, markOf(hash, shown)))
    if (remembered) return { matched: remembered }
    const network = networkOf(address)
    if (!(await ofAddress.hasLeft(network))) return 'tooMany'
    // Taken before the slow hash, so that many at once are no way around it.
    if (!(await ofPile.take(code))) return 'tooMany'
    const matched = await matchOf(shown, stored.length > 0 ? stored : [await nobodysHash])
    if (matched && stored.includes(matched) && password) {
      await ofPile.giveBack(code)
      known.set(code, markOf(matched, shown))
      return { matched }
    }
    await ofAddress.take(network)
    return 'wrong'
  }
}

/** The hash that a password belongs to. Some 1.6 piles show the digits of their key instead of its bytes. */
async function matchOf(shown: Buffer, stored: readonly string[]): Promise<string | undefined> {
  const text = shown.toString('latin1')
  const readings = /^([\da-f]{2}){16,20}$/i.test(text) ? [shown, Buffer.from(text, 'hex')] : [shown]
  for (const hash of stored)
    for (const reading of readings) if (await verifyPassword(digestOf(reading), hash)) return hash
  return undefined
}

/** By what a password is remembered together with the hash it was right for. */
const markOf = (hash: string, shown: Buffer) =>
  createHash('sha256').update(hash).update('\0').update(shown).digest()

/** Of any length and any bytes, as the standard lets a pile's key be. */
function digestOf(password: string | Buffer): string {
  return createHash('sha256').update(password).digest('hex')
}

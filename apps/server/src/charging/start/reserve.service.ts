import { MINUTE } from '@ampdeck/api/time'
import { paramOf } from '../../access/param.ts'
import type { Platform } from '../../database/platform.ts'
import { runningFee, unitsBetween } from '../metering/running-fee.ts'
import { accountsBeside, lockOwners, payersOf, usableOf } from '../money/account.store.ts'
import { heldFen } from '../record/hold.store.ts'
import type { Place } from '../record/place.store.ts'
import { type PriceSource, tariffOf } from '../record/price-source.store.ts'

/** A pile tells of its meters once a minute (domain.md §10). */
const READING_MS = MINUTE

/** What a charge holds back until it is heard for the first time: what its gun can deliver until then. */
export async function reserveOf(
  { db }: Platform,
  { sellerId, gunW }: Pick<Place, 'sellerId' | 'gunW'>,
  price: PriceSource | undefined,
  at: number,
): Promise<number> {
  const leastFen = await paramOf(db, sellerId, 'leastStartFen')
  if (!price) return leastFen
  const tariff = await tariffOf(db, sellerId, price.costModelVersionId)
  const first = { ts: at + READING_MS, wh: Math.ceil(gunW / 60) }
  const units = unitsBetween({ ts: at, wh: 0 }, first, tariff, price.exclusive)
  return Math.max(leastFen, runningFee(units, { ...tariff, exclusive: price.exclusive }, at, first.ts))
}

/**
 * What an account's owner can still pay: balances and credit, less all that their running charges have cost and hold
 * back. With `lock`, until the end of the transaction nobody else begins a charge on it.
 */
export async function freeFen(
  { db }: Pick<Platform, 'db'>,
  sellerId: number,
  accountId: number | null,
  { lock }: { lock: boolean },
): Promise<number> {
  if (lock) await lockOwners(db, sellerId, [accountId])
  const accounts = await accountsBeside(db, sellerId, accountId)
  return usableOf(accounts) - (await heldFen(db, sellerId, accountId))
}

/**
 * Whether people may take so much out of an account: what its owner's running charges have cost and hold back stays.
 * Until the end of the transaction nobody else begins a charge on it; the accounts of who gets the money are locked in
 * the same go, so that two transactions never wait for each other.
 */
export async function mayTake(
  { db }: Pick<Platform, 'db'>,
  sellerId: number,
  accountId: number,
  amountFen: number,
  to?: number,
): Promise<boolean> {
  await lockOwners(db, sellerId, to === undefined ? [accountId] : [accountId, to])
  const accounts = await accountsBeside(db, sellerId, accountId)
  const payer = payersOf(accounts).find(({ id }) => id === accountId)
  return !payer || usableOf(accounts) - (await heldFen(db, sellerId, accountId)) >= amountFen
}

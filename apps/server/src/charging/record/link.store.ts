import { MINUTE } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

/** A clock that is not wrong may differ by so much. */
const CLOCK_TOLERANCE_MS = MINUTE
const QUEUE_MS = 5 * MINUTE
/** The end of a link is noticed when two heartbeats are missed. */
const UNNOTICED_MS = 3 * MINUTE

/** Since when the server knows a pile to be there, and when it last knew so before. */
export interface PileLink {
  linkFrom: number | null
  linkLost: number | null
}

interface Told {
  ts: number
  /** The pile says itself that it had no connection. */
  offline?: boolean | undefined
}

export async function linkOf(
  db: Kysely<Tables>,
  { sellerId, pileId }: { sellerId: number; pileId: number },
): Promise<PileLink> {
  const link = await ofSeller(db, sellerId)
    .from('chargePoint')
    .select(['linkFrom', 'linkLost'])
    .where('pileId', '=', pileId)
    .executeTakeFirst()
  return link ?? { linkFrom: null, linkLost: null }
}

/**
 * Whether something happened before the pile's connection began: it says nothing of how things are now. A pile that
 * claims to have been offline is believed only of the time before; where no connection is known, it is believed.
 */
export function isPast({ linkFrom }: Pick<PileLink, 'linkFrom'>, { ts, offline = false }: Told): boolean {
  if (linkFrom === null) return offline
  return ts < linkFrom + (offline ? CLOCK_TOLERANCE_MS : -CLOCK_TOLERANCE_MS)
}

/**
 * Whether what a pile kept while it was away may still be on its way: it is sent as soon as there is a connection. What
 * a charge tells of nothing but the past (`pastFrom`: since when) is no queue after this time, however often its pile
 * connects anew.
 */
export function mayBeQueued(
  { linkFrom }: Pick<PileLink, 'linkFrom'>,
  pastFrom: number | null,
  now: number,
): boolean {
  const from = Math.min(linkFrom ?? 0, pastFrom ?? Number.POSITIVE_INFINITY)
  return now - from < QUEUE_MS
}

/**
 * Whether the server knows that something happened while the pile had no connection, and that it could not have
 * decided about it. Neither a pile's clock nor its word makes this so: only what lies between two of its connections
 * does. What is marked as offline may lie between two earlier ones, for a queue may not have been sent at once.
 */
export async function wasAway(
  db: Kysely<Tables>,
  at: { sellerId: number; pileId: number },
  { linkFrom, linkLost }: PileLink,
  { ts, offline }: Told,
): Promise<boolean> {
  if (linkFrom === null || linkLost === null) return false
  if (isWithin({ from: linkLost, to: linkFrom }, ts)) return true
  return offline === true && ts < linkLost && wasOffline(db, at, ts)
}

/** Who came back at once was not away. */
function isWithin({ from, to }: { from: number; to: number }, ts: number): boolean {
  return to - from > CLOCK_TOLERANCE_MS && ts >= from - UNNOTICED_MS && ts < to - CLOCK_TOLERANCE_MS
}

async function wasOffline(
  db: Kysely<Tables>,
  { sellerId, pileId }: { sellerId: number; pileId: number },
  ts: number,
): Promise<boolean> {
  const near = await ofSeller(db, sellerId)
    .from('offlineRecord')
    .select(['fromTime', 'toTime'])
    .where('pileId', '=', pileId)
    .where('fromTime', '<=', ts + UNNOTICED_MS)
    .where(sql`coalesce(to_time, 9007199254740991)`, '>', ts)
    .execute()
  return near.some(({ fromTime: from, toTime: to }) => to !== null && isWithin({ from, to }, ts))
}

import { MINUTE } from '@ampdeck/api/time'
import type { Kysely } from 'kysely'
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

/** Whether something happened before the pile's connection began: it says nothing of how things are now. */
export function isPast({ linkFrom }: PileLink, { ts, offline }: Told): boolean {
  return offline === true || (linkFrom !== null && ts < linkFrom - CLOCK_TOLERANCE_MS)
}

/** Whether what a pile kept while it was away may still be on its way: it is sent as soon as there is a connection. */
export function mayBeQueued({ linkFrom }: Pick<PileLink, 'linkFrom'>, now: number): boolean {
  return linkFrom !== null && now - linkFrom < QUEUE_MS
}

/**
 * Whether the server knows that something happened while the pile had no connection, and that it could not have
 * decided about it. A pile's clock alone does not make this so: only what lies between two of its connections does.
 */
export function wasAway(link: PileLink, told: Told): boolean {
  const { linkFrom, linkLost } = link
  if (linkFrom === null || linkLost === null) return false
  const isBefore = told.ts < linkFrom - CLOCK_TOLERANCE_MS
  return isBefore && (told.offline === true || told.ts >= linkLost - UNNOTICED_MS)
}

import { commandState } from '@ampdeck/api/enumerations/equipment'
import type { Kysely } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import type { PileRequest } from '../device/pile-request.ts'
import { isHandProfile } from './gun-profile.ts'

const { done: DONE } = commandState.code

interface Settled {
  sellerId: number
  stationId: number
  pileId: number
  request: PileRequest
  state: number
  outcome: string | null
}

/** Keeps the limits that piles have taken from operators, so that the power of a site is shared within them. */
export async function keepHandLimits(
  db: Kysely<Tables>,
  settled: readonly Settled[],
  now: number,
): Promise<void> {
  for (const one of settled) {
    const { request, state, outcome } = one
    if (request.kind === 'setPower' && isHandProfile({ profileId: request.profile.id }) && state === DONE)
      await keep(db, one, request, now)
    // A pile that does not know what it is to forget holds nothing.
    if (
      request.kind === 'clearPower' &&
      (state === DONE || outcome === 'rejected' || outcome === 'limit.none')
    )
      await forget(db, one, request)
  }
}

async function keep(
  db: Kysely<Tables>,
  { sellerId, stationId, pileId }: Settled,
  { connector, profile }: Extract<PileRequest, { kind: 'setPower' }>,
  now: number,
): Promise<void> {
  const limitW = profile.periods[0]?.limitW ?? 0
  const text = JSON.stringify(profile)
  const of = { stationId, connector, orderId: null, demandW: null, hand: text }
  const wanted = { wanted: text, wantedW: limitW, wantedTime: now }
  const held = { held: text, heldW: limitW, heldUntil: null, heldTime: now, triedTime: null, answer: null }
  await db
    .insertInto('powerProfile')
    .values({ sellerId, pileId, profileId: profile.id, ...of, ...wanted, ...held })
    .onConflict((conflict) =>
      conflict.columns(['sellerId', 'pileId', 'profileId']).doUpdateSet({ ...of, ...wanted, ...held }),
    )
    .execute()
}

async function forget(
  db: Kysely<Tables>,
  { sellerId, pileId }: Settled,
  { profileId }: Extract<PileRequest, { kind: 'clearPower' }>,
): Promise<void> {
  if (profileId === undefined || !isHandProfile({ profileId })) return
  await ofSeller(db, sellerId)
    .delete('powerProfile')
    .where(({ and }) => and({ pileId, profileId }))
    .execute()
}

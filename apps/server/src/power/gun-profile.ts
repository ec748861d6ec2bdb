import type { Kysely } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import type { PowerProfile } from '../device/pile-request.ts'
import { handLimit } from './hand-limit.ts'

/** The numbers of the curve and of the safe default on a pile. */
export const CURVE = 101
export const SAFE = 102
/** Above them are the numbers of the guns; below those of what is set by hand. */
const GUNS = 200
export const LEVEL = 1
/** What is set for one gun by hand holds instead of the safe default of its pile. */
const HAND_LEVEL = 2

export const gunProfileId = (connector: number) => GUNS + connector
export const handProfileId = (connector: number) => connector + 1
export const isHandProfile = ({ profileId }: { profileId: number }) => profileId < CURVE

/** The one profile of a charge: whoever limits it sends this number, so that a pile of any version replaces it. */
export function gunProfile(connector: number, limitW: number) {
  const periods = [{ startSecond: 0, limitW }]
  const id = gunProfileId(connector)
  return { id, stackLevel: LEVEL, purpose: 'transaction', kind: 'relative', periods } satisfies PowerProfile
}

/**
 * What an operator sets by hand, one at each place. Of a whole pile it lies below the curve of a strategy, and of one
 * charge below its grant: neither says more than it.
 */
export function handProfile(
  connector: number,
  said: Pick<PowerProfile, 'purpose' | 'from' | 'seconds' | 'periods' | 'transactionId'>,
): PowerProfile {
  const stackLevel = said.purpose === 'default' ? HAND_LEVEL : 0
  return { id: handProfileId(connector), stackLevel, kind: 'absolute', ...said }
}

/** What no plan lifts: the power with which a planned charge begins. */
export async function firstPowerW(
  db: Kysely<Tables>,
  { sellerId, pileId, connector, now }: { sellerId: number; pileId: number; connector: number; now: number },
  planW: number,
): Promise<number> {
  // Of a site's limit it has no share yet, but its safe default.
  const found = await ofSeller(db, sellerId)
    .from('powerProfile')
    .select(['wanted'])
    .where('pileId', '=', pileId)
    .where('profileId', 'in', [SAFE, handProfileId(0), handProfileId(connector)])
    .execute()
  // The charge is new: what was set for one that runs is not its limit.
  const moment = { now, transactionId: null }
  return Math.min(planW, ...found.map(({ wanted }) => handLimit(wanted, moment) ?? planW))
}

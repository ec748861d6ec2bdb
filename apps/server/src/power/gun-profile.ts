import type { Kysely } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import type { PowerProfile } from '../device/pile-request.ts'

/** What an operator sets by hand lies below, by its number and by its level. */
export const LEVEL = 1
/** The numbers of the curve and of the safe default on a pile. */
export const CURVE = 101
export const SAFE = 102
/** Above them are the numbers of the guns. */
const GUNS = 200

export const gunProfileId = (connector: number) => GUNS + connector

/** The one profile of a charge: whoever limits it sends this number, so that a pile of any version replaces it. */
export function gunProfile(connector: number, limitW: number) {
  const periods = [{ startSecond: 0, limitW }]
  const id = gunProfileId(connector)
  return { id, stackLevel: LEVEL, purpose: 'transaction', kind: 'relative', periods } satisfies PowerProfile
}

/** The power with which a planned charge begins: of a site's limit it has no share yet, but its safe default. */
export async function firstPowerW(
  db: Kysely<Tables>,
  { sellerId, pileId }: { sellerId: number; pileId: number },
  planW: number,
): Promise<number> {
  const safe = await ofSeller(db, sellerId)
    .from('powerProfile')
    .select('wantedW')
    .where(({ and }) => and({ pileId, profileId: SAFE }))
    .executeTakeFirst()
  return Math.min(planW, safe?.wantedW ?? planW)
}

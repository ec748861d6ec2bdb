import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { profilesOf, type Site, siteGuns, siteLimits } from './site-power.store.ts'
import { hourOf, limitsOf, percentAt } from './station-limit.ts'
import { refusingGuns } from './wanted.ts'

/** What a station may draw by the hour, what lowers it at this moment, and what its charges are granted of it. */
export async function powerNow(db: Kysely<Tables>, site: Site, now: number) {
  const [[limit], guns, profiles] = await Promise.all([
    siteLimits(db, site),
    siteGuns(db, site, now),
    profilesOf(db, site),
  ])
  const { siteW = 0, percents = [], lowerings = [] } = limit ?? {}
  const hour = hourOf(now)
  const refusing = new Set(refusingGuns({ guns, profiles, now }).map(({ id }) => id))
  const grants = guns.flatMap(({ id, pileId, orderId, ratedW }) => {
    const grant = profiles.find((one) => orderId !== null && one.orderId === orderId && one.pileId === pileId)
    // What a pile takes that refuses its grant is unknown: it may be all that its gun gives.
    const W = refusing.has(id) ? ratedW : (grant?.heldW ?? grant?.wantedW ?? ratedW)
    return grant ? [{ W, isLimited: W < ratedW }] : []
  })
  return {
    limits: siteW > 0 ? limitsOf(siteW, percents) : [],
    lowerings: lowerings.map(({ percents: of, ...lowering }) => ({
      ...lowering,
      percent: percentAt({ percents: of }, hour),
    })),
    granted:
      profiles.length === 0
        ? null
        : {
            W: grants.reduce((sum, { W }) => sum + W, 0),
            guns: grants.length,
            limited: grants.filter(({ isLimited }) => isLimited).length,
            refusing: refusing.size,
          },
  }
}

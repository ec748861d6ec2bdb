import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { profilesOf, type Site, siteGuns, siteLimits } from './site-power.store.ts'
import { hourOf, limitsOf, percentAt } from './station-limit.ts'

/** What a station may draw by the hour, what lowers it at this moment, and what its charges are granted of it. */
export async function powerNow(db: Kysely<Tables>, site: Site, now: number) {
  const [[limit], guns, profiles] = await Promise.all([
    siteLimits(db, site),
    siteGuns(db, site, now),
    profilesOf(db, site),
  ])
  const { siteW = 0, percents = [], lowerings = [] } = limit ?? {}
  const hour = hourOf(now)
  const running = new Map(
    guns.flatMap((gun) => (gun.orderId === null ? [] : [[gun.orderId, gun.ratedW] as const])),
  )
  const grants = profiles.filter(({ orderId }) => orderId !== null && running.has(orderId))
  const isLimited = ({ orderId, wantedW }: (typeof grants)[number]) =>
    (wantedW ?? 0) < (running.get(orderId ?? 0) ?? 0)
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
            W: grants.reduce((sum, { heldW, wantedW }) => sum + (heldW ?? wantedW ?? 0), 0),
            guns: grants.length,
            limited: grants.filter(isLimited).length,
          },
  }
}

import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { sql } from 'kysely'
import type { Platform } from '../database/platform.ts'
import { inTransaction } from '../database/transaction.ts'
import { heldBack } from './held-back.ts'
import { noteLimits } from './order-limit.store.ts'
import { writeProfiles } from './power-profile.store.ts'
import { followPiles, profilesOf, type Site, siteGuns, siteLimits } from './site-power.store.ts'
import { wantedOf } from './wanted.ts'

const LOCK = 1_870_018

/**
 * What the piles of a station should hold, worked out anew. Only what changed is written; one process at a time works
 * on a station, and false says that another one does.
 */
export async function planSite(context: Platform, site: Site): Promise<boolean> {
  return inTransaction(context.db, TIMEOUTS.normal, async (db) => {
    if (!(await isMine(db, site))) return false
    const [limit] = await siteLimits(db, site)
    if (!limit) return true
    await followPiles(db, site)
    const now = context.now()
    const guns = await siteGuns(db, site, now)
    const profiles = await profilesOf(db, site)
    const wanted = wantedOf({ limit, guns, profiles, now })
    await writeProfiles({ ...context, db }, { site, guns, wanted, profiles })
    await noteLimits(db, site, { held: heldBack({ limit, guns, profiles, wanted, now }), now })
    return true
  })
}

async function isMine(db: Platform['db'], { stationId }: Site): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}, (${stationId}::bigint % 2147483647)::int) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

import { dayNumber, startOfDay } from '@ampdeck/api/time'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PowerProfile } from '../device/pile-request.ts'
import { STEP_W } from './allocate.ts'
import { type Grant, grantsOf, LEASE_MS, RENEW_MS, type RunningGun } from './grants.ts'
import { CURVE, gunProfile, gunProfileId, LEVEL, SAFE } from './gun-profile.ts'
import {
  profileKey,
  profilesOf,
  type Site,
  type SiteGun,
  type SiteLimit,
  type StoredProfile,
  siteGuns,
  siteLimits,
} from './site-power.store.ts'
import { hourOf, limitsOf } from './station-limit.ts'

const LOCK = 1_870_018

interface Wanted {
  pileId: number
  profileId: number
  connector: number
  orderId: number | null
  wanted: PowerProfile | null
  wantedW: number | null
  demandW: number | null
}

/**
 * What the piles of a station should hold, worked out anew: the curve of its strategies, a safe default of which all
 * guns together stay below the limit, and a grant for each charge that runs. Only what changed is written; one process
 * at a time works on a station, and false says that another one does.
 */
export async function planSite(context: Platform, site: Site): Promise<boolean> {
  return inTransaction(context.db, TIMEOUTS.normal, async (db) => {
    if (!(await isMine(db, site))) return false
    const [limit] = await siteLimits(db, site)
    if (!limit) return true
    const guns = await siteGuns(db, site)
    const known = await profilesOf(db, site)
    const now = context.now()
    const wanted = wantedOf(limit, guns, known, now)
    await write({ ...context, db }, site, wanted, known)
    return true
  })
}

async function isMine(db: Platform['db'], { stationId }: Site): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}, (${stationId}::bigint % 2147483647)::int) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

function wantedOf(
  { siteW, percents }: Pick<SiteLimit, 'siteW' | 'percents'>,
  guns: readonly SiteGun[],
  known: readonly StoredProfile[],
  now: number,
): Wanted[] {
  const ratedW = guns.reduce((sum, gun) => sum + gun.ratedW, 0)
  const limits = limitsOf(siteW, percents)
  const piles = [...Map.groupBy(guns, ({ pileId }) => pileId)]
  const isLowered = percents.some((percent) => percent < 100)
  const curves = piles.map(([pileId, own]): Wanted => {
    const pileW = Math.max(...own.map((gun) => gun.pileW))
    return { ...ofPile(pileId, CURVE), wanted: isLowered ? curveOf(percents, pileW, now) : null }
  })
  if (siteW <= 0 || ratedW <= Math.min(...limits))
    return [...curves, ...piles.map(([pileId]) => ofPile(pileId, SAFE)), ...planned(guns)]
  const safeW = Math.floor(Math.min(...limits) / guns.length / STEP_W) * STEP_W
  const safe = piles.map(
    ([pileId]): Wanted => ({ ...ofPile(pileId, SAFE), wanted: safeOf(safeW), wantedW: safeW }),
  )
  const limitW = limits[hourOf(now)] ?? 0
  return [...curves, ...safe, ...grants(guns, known, { limitW, now })]
}

const ofPile = (pileId: number, profileId: number): Wanted => {
  return { pileId, profileId, connector: 0, orderId: null, wanted: null, wantedW: null, demandW: null }
}

/** Where the site limits nothing, a planned charge keeps to its plan, also when a limit has just ended. */
function planned(guns: readonly SiteGun[]): Wanted[] {
  return guns.flatMap(({ pileId, connector, orderId, transactionId, planW }) => {
    if (planW === null || transactionId === null) return []
    const wanted = { ...gunProfile(connector, planW), transactionId }
    const profileId = gunProfileId(connector)
    return [{ pileId, connector, orderId, profileId, wanted, wantedW: planW, demandW: null }]
  })
}

function grants(
  guns: readonly SiteGun[],
  known: readonly StoredProfile[],
  { limitW, now }: { limitW: number; now: number },
): Wanted[] {
  const held = new Map(known.map((profile) => [profileKey(profile), profile]))
  const running = guns.filter(({ orderId }) => orderId !== null)
  const before = (gun: SiteGun) => {
    const found = held.get(profileKey({ pileId: gun.pileId, profileId: gunProfileId(gun.connector) }))
    return found?.orderId === gun.orderId ? found : undefined
  }
  const safe = ({ pileId }: SiteGun) => held.get(profileKey({ pileId, profileId: SAFE }))
  const wishes = running.map((gun): RunningGun => {
    const grant = before(gun)
    return {
      ...gun,
      safeW: safe(gun)?.heldW ?? null,
      heldW: grant?.heldW ?? null,
      heldUntil: grant?.heldUntil ?? null,
      heldTime: grant?.heldTime ?? null,
      wantedW: grant?.wantedW ?? null,
      isPending: grant !== undefined && grant.wantedW !== grant.heldW,
      isDeaf: grant?.answer === 'notSupported' || safe(gun)?.answer === 'notSupported',
      demandW: grant?.demandW ?? null,
    }
  })
  const found = new Map(grantsOf(wishes, limitW, now).map((grant) => [grant.id, grant]))
  return running.flatMap((gun) => {
    const grant = found.get(gun.id)
    const safeW = safe(gun)?.heldW ?? null
    return grant ? [grantFor({ ...gun, safeW }, grant, before(gun), now)] : []
  })
}

function grantFor(
  gun: SiteGun & { safeW: number | null },
  { wantedW, demandW }: Grant,
  before: StoredProfile | undefined,
  now: number,
): Wanted {
  const { pileId, connector, orderId, transactionId, planW, safeW } = gun
  const place = { pileId, connector, orderId, profileId: gunProfileId(connector) }
  // Nobody can be told: what was wanted stays.
  if (wantedW === null || transactionId === null)
    return { ...place, demandW, wanted: before?.wanted ?? null, wantedW: before?.wantedW ?? null }
  // The safe default would be more than a plan allows: its grant does not end before the charge.
  const ends = planW === null || safeW === null || planW > safeW
  const old = before?.wanted
  const isGood = ends ? (old?.until ?? 0) - now > RENEW_MS : old?.until === undefined
  if (old && isGood && before.wantedW === wantedW) return { ...place, demandW, wanted: old, wantedW }
  const until = ends ? { until: now + LEASE_MS } : {}
  return {
    ...place,
    demandW,
    wanted: { ...gunProfile(connector, wantedW), transactionId, ...until },
    wantedW,
  }
}

function safeOf(limitW: number): PowerProfile {
  const periods = [{ startSecond: 0, limitW }]
  return { id: SAFE, stackLevel: LEVEL, purpose: 'default', kind: 'relative', periods }
}

/** The percents of the day for a whole pile; equal hours are one period. It goes on without a link. */
function curveOf(percents: readonly number[], pileW: number, now: number): PowerProfile {
  const from = startOfDay(dayNumber(now))
  const periods = percents.flatMap((percent, hour) =>
    hour > 0 && percents[hour - 1] === percent
      ? []
      : [{ startSecond: hour * 3_600, limitW: Math.floor((pileW * percent) / 100) }],
  )
  return { id: CURVE, stackLevel: LEVEL, purpose: 'pile', kind: 'recurringDaily', from, periods }
}

/** Two profiles that say the same, whenever they begin. */
function isSame(a: PowerProfile | null, b: PowerProfile | null): boolean {
  const body = (of: PowerProfile | null) =>
    of && JSON.stringify([of.periods, of.until ?? 0, of.transactionId ?? ''])
  return body(a) === body(b)
}

async function write(
  { db, now }: Platform,
  { sellerId, stationId }: Site,
  wanted: readonly Wanted[],
  known: readonly StoredProfile[],
): Promise<void> {
  const before = new Map(known.map((profile) => [profileKey(profile), profile]))
  const keys = new Set(wanted.map(profileKey))
  const changed = wanted.filter((one) => {
    const old = before.get(profileKey(one))
    if (!old) return one.wanted !== null
    return !isSame(old.wanted, one.wanted) || old.orderId !== one.orderId || old.demandW !== one.demandW
  })
  for (const { pileId, profileId, ...one } of changed) {
    const old = before.get(profileKey({ pileId, profileId }))
    const isNew = !old || !isSame(old.wanted, one.wanted)
    const values = {
      ...{ connector: one.connector, orderId: one.orderId, demandW: one.demandW, wantedW: one.wantedW },
      ...(isNew && {
        wanted: one.wanted && JSON.stringify(one.wanted),
        wantedTime: now(),
        triedTime: null,
        answer: null,
      }),
      // The grant of another charge has ended with it.
      ...(old && old.orderId !== one.orderId && { held: null, heldW: null, heldUntil: null, heldTime: null }),
    }
    if (old)
      await ofSeller(db, sellerId)
        .update('powerProfile')
        .set(values)
        .where(({ and }) => and({ pileId, profileId }))
        .execute()
    else {
      const none = { held: null, heldW: null, heldUntil: null, heldTime: null, triedTime: null, answer: null }
      const wanted = one.wanted && JSON.stringify(one.wanted)
      await db
        .insertInto('powerProfile')
        .values({ ...none, ...one, wanted, sellerId, stationId, pileId, profileId, wantedTime: now() })
        .execute()
    }
  }
  // A grant ends with its charge; what was told to be cleared, and is, need not be known any more.
  const gone = known.filter(
    (one) => (one.orderId !== null && !keys.has(profileKey(one))) || (!one.wanted && !one.held),
  )
  for (const { pileId, profileId } of gone)
    await ofSeller(db, sellerId)
      .delete('powerProfile')
      .where(({ and }) => and({ pileId, profileId }))
      .execute()
}

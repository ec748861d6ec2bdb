import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'
import type { PowerProfile } from '../device/pile-request.ts'
import { profileKey, type Site, type SiteGun, type StoredProfile } from './site-power.store.ts'
import type { Wanted } from './wanted.ts'

/** The PostgreSQL channel that wakes the processes which hold sockets: profiles are to be sent. */
export const PROFILE_CHANNEL = 'power_profile'

interface Change {
  site: Site
  guns: readonly SiteGun[]
  wanted: readonly Wanted[]
  /** As they are stored. */
  profiles: readonly StoredProfile[]
}

/** Writes down what has changed; who sends it is woken when the transaction commits. */
export async function writeProfiles(
  { db, now }: Platform,
  { site, guns, wanted, profiles }: Change,
): Promise<void> {
  const before = new Map(profiles.map((profile) => [profileKey(profile), profile]))
  const changed = wanted.flatMap((one) => {
    const old = before.get(profileKey(one))
    const isNew = old ? !isSame(old.wanted, one.wanted) : one.wanted !== null
    const isOther = old && (old.orderId !== one.orderId || old.demandW !== one.demandW)
    return isNew || isOther ? [{ ...one, isNew, wanted: isNew ? one.wanted : (old?.wanted ?? null) }] : []
  })
  if (changed.length > 0) await upsert(db, site, changed, now())
  if (changed.some(({ isNew }) => isNew)) await sql`select pg_notify(${PROFILE_CHANNEL}, '')`.execute(db)
  await forget(db, site, profiles.filter(isGone(wanted, guns)))
}

/** Two profiles that say the same, whenever they begin. */
function isSame(a: PowerProfile | null, b: PowerProfile | null): boolean {
  const body = (of: PowerProfile | null) =>
    of && JSON.stringify([of.periods, of.until ?? 0, of.seconds ?? 0, of.transactionId ?? ''])
  return body(a) === body(b)
}

/** What is wanted anew is sent anew; the grant of another charge has ended with that. */
async function upsert(
  db: Platform['db'],
  { sellerId, stationId }: Site,
  wanted: readonly Wanted[],
  now: number,
): Promise<void> {
  await sql`
    insert into power_profile as old (seller_id, station_id, pile_id, profile_id, connector, order_id, wanted, wanted_w,
      wanted_time, demand_w)
    select ${sellerId}::bigint, ${stationId}::bigint, "pileId", "profileId", connector, "orderId",
      nullif(wanted, 'null'::jsonb), "wantedW", ${now}::bigint, "demandW"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given ("pileId" bigint, "profileId" int,
      connector smallint, "orderId" bigint, wanted jsonb, "wantedW" bigint, "demandW" bigint)
    on conflict (seller_id, pile_id, profile_id) do update set station_id = excluded.station_id,
      connector = excluded.connector, order_id = excluded.order_id, wanted = excluded.wanted,
      wanted_w = excluded.wanted_w, demand_w = excluded.demand_w,
      wanted_time = case when ${isWanted} then old.wanted_time else excluded.wanted_time end,
      tried_time = case when ${isWanted} then old.tried_time end,
      answer = case when ${isWanted} then old.answer end,
      held = case when ${isItsCharge} then old.held end,
      held_w = case when ${isItsCharge} then old.held_w end,
      held_until = case when ${isItsCharge} then old.held_until end,
      held_time = case when ${isItsCharge} then old.held_time end,
      same_from = case when ${isItsCharge} then old.same_from end`.execute(db)
}

const isWanted = sql`old.wanted is not distinct from excluded.wanted`
const isItsCharge = sql`old.order_id is not distinct from excluded.order_id`

/** A grant ends with its charge, all of a pile with that; what was told to be cleared, and is, need not be known. */
function isGone(wanted: readonly Wanted[], guns: readonly SiteGun[]) {
  const keys = new Set(wanted.map(profileKey))
  const piles = new Set(guns.map(({ pileId }) => pileId))
  return (one: StoredProfile) =>
    (one.orderId !== null && !keys.has(profileKey(one))) ||
    (!one.wanted && !one.held) ||
    !piles.has(one.pileId)
}

async function forget(
  db: Platform['db'],
  { sellerId }: Site,
  profiles: readonly StoredProfile[],
): Promise<void> {
  for (const { pileId, profileId } of profiles)
    await ofSeller(db, sellerId)
      .delete('powerProfile')
      .where(({ and }) => and({ pileId, profileId }))
      .execute()
}

import type { CodeOf } from '@ampdeck/api/enumeration'
import { currentType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { activeState } from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { powerLimitSource, strategyKind } from '@ampdeck/api/enumerations/strategy'
import { HOUR } from '@ampdeck/api/time'
import { type Kysely, type Selectable, sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import { type GunRating, wattsPerAmpere } from '../device/gun-current.ts'
import type { PowerTerms } from '../device/power-terms.ts'
import type { PowerReading } from './grants.ts'
import { type Lowering, percentsOf, siteLimitOf } from './station-limit.ts'

/** A station, by its seller. */
export interface Site {
  sellerId: number
  stationId: number
}

/** What may be drawn at a station, and why no more. */
export interface SiteLimit extends Site {
  /** By its equipment; 0 where nothing is known. */
  siteW: number
  /** Of its equipment what bears least. */
  by: 'transformer' | 'maxDemand'
  percents: number[]
  lowerings: (Lowering & {
    source: CodeOf<typeof powerLimitSource>
    sourceId: number
    name: string
    nameEn: string | null
  })[]
}

export interface SiteGun {
  id: number
  pileId: number
  connector: number
  isAc: boolean
  ratedW: number
  /** Of the whole pile: its guns may share it. */
  pileW: number
  isOnline: boolean
  /** A charge may begin before anything can be told to its pile: a car is plugged in, or the pile lost its link. */
  mayStart: boolean
  /** Of the charge that runs there. */
  orderId: number | null
  transactionId: string | null
  /** What a charging plan allows that charge. */
  planW: number | null
  /** Its charge goes before others. */
  isFirst: boolean
  live: PowerReading | null
  /** What an ampere is worth at most, where the pile is limited in amperes; null where in watts. */
  wattsPerAmpere: number | null
  /** It holds one profile of each purpose, not a limit by hand beside that of the site. */
  hasOneLevel: boolean
}

export type StoredProfile = Selectable<Tables['powerProfile']>

const { starting: STARTING, charging: CHARGING } = orderStatus.code
const { strategy: STRATEGY } = powerLimitSource.code
const { preparing: PREPARING } = gunStatus.code
const AC = currentType.code.ac
/** A pile that has been away for longer has no power, or nobody comes to it. */
const UNSEEN_MS = HOUR

/** The limits of stations, of all sellers unless one station is named. */
export async function siteLimits(db: Kysely<Tables>, one?: Site): Promise<SiteLimit[]> {
  const own = (table: string) =>
    one ? sql<boolean>`${sql.ref(`${table}.seller_id`)} = ${one.sellerId}` : sql<boolean>`true`
  const stations = await sql<{
    sellerId: number
    stationId: number
    transformerW: number
    maxDemandW: number | null
  }>`
    select s.seller_id as "sellerId", s.id as "stationId", s.transformer_w as "transformerW",
      s.max_demand_w as "maxDemandW"
    from station s where s.deleted = 0 and ${own('s')} ${one ? sql`and s.id = ${one.stationId}` : sql``}`.execute(
    db,
  )
  const curves = await sql<{
    sellerId: number
    id: number
    name: string
    nameEn: string | null
    stationIds: number[]
    curve: number[]
  }>`
    select seller_id as "sellerId", id, name, name_en as "nameEn", station_ids as "stationIds", curve
    from charge_strategy where deleted = 0 and state = ${activeState.code.on} and kind = ${strategyKind.code.powerCurve}
      and ${own('charge_strategy')}`.execute(db)
  const limits = await sql<
    Site & { source: 2 | 3; sourceId: number; percent: number; name: string; nameEn: string | null }
  >`
    select l.seller_id as "sellerId", l.station_id as "stationId", l.source, l.source_id as "sourceId", l.percent,
      l.name, l.name_en as "nameEn"
    from station_power_limit l where ${own('l')}`.execute(db)
  const byStation = new Map<string, SiteLimit['lowerings']>()
  const add = (site: Site, lowering: SiteLimit['lowerings'][number]) => {
    const key = keyOf(site)
    byStation.set(key, [...(byStation.get(key) ?? []), lowering])
  }
  for (const { sellerId, id, name, nameEn, stationIds, curve } of curves.rows)
    for (const stationId of stationIds)
      add(
        { sellerId, stationId },
        { source: STRATEGY, sourceId: id, name, nameEn, percents: curve.map(Number) },
      )
  for (const { source, sourceId, percent, name, nameEn, ...site } of limits.rows)
    add(site, { source, sourceId, name, nameEn, percents: [percent] })
  return stations.rows.map(({ transformerW, maxDemandW, ...site }) => {
    const lowerings = byStation.get(keyOf(site)) ?? []
    return {
      ...site,
      ...siteLimitOf({ transformerW, maxDemandW }),
      percents: percentsOf(lowerings),
      lowerings,
    }
  })
}

export const keyOf = ({ sellerId, stationId }: Site) => `${sellerId} ${stationId}`

export const profileKey = ({ pileId, profileId }: Pick<StoredProfile, 'pileId' | 'profileId'>) =>
  `${pileId} ${profileId}`

/** The guns of a station with the charges that run there, in the order in which these began. */
export async function siteGuns(
  db: Kysely<Tables>,
  { sellerId, stationId }: Site,
  now: number,
): Promise<SiteGun[]> {
  const { rows } = await sql<
    Omit<SiteGun, 'wattsPerAmpere'> & GunRating & { unit: PowerTerms['unit'] | null }
  >`
    select gun.id, gun.pile_id as "pileId", gun.letter + 1 as connector,
      coalesce(type.current_type, 0) = ${AC} as "isAc",
      gun.rated_w as "ratedW", greatest(gun.rated_w, coalesce(type.rated_w, 0)) as "pileW",
      coalesce(point.online, 0) = 1 as "isOnline",
      (gun.status = ${PREPARING} or coalesce(point.online, 0) = 0 and point.last_seen > ${now - UNSEEN_MS}) is true as "mayStart",
      o.id as "orderId", t.transaction_id as "transactionId", run.power_w as "planW",
      coalesce(t.is_first, 0) = 1 as "isFirst",
      case when gun.live is null then null
        else json_build_object('W', (gun.live->>'W')::numeric, 'derivedFrom', (gun.live->>'derivedFrom')::numeric,
          'ts', (gun.live->>'ts')::numeric) end as live,
      gun.max_v as "maxV", gun.max_a as "maxA", point.power_terms->>'unit' as unit,
      (point.power_terms->>'maxLevel')::int = 0 is true as "hasOneLevel"
    from gun
    join pile on pile.seller_id = gun.seller_id and pile.id = gun.pile_id and pile.deleted = 0
    left join pile_type type on type.seller_id = pile.seller_id and type.id = pile.pile_type_id
    left join charge_point point on point.seller_id = pile.seller_id and point.pile_id = pile.id
    left join charge_order o on o.seller_id = gun.seller_id and o.id = gun.current_order_id
      and o.order_status in (${STARTING}, ${CHARGING})
    left join charge_transaction t on t.seller_id = o.seller_id and t.order_id = o.id and t.end_time is null
      and t.refusal is null
    left join charge_plan_run run on run.seller_id = o.seller_id and run.station_id = gun.station_id
      and run.order_id = o.id and run.deleted = 0
    where gun.seller_id = ${sellerId} and gun.station_id = ${stationId} and gun.deleted = 0
    order by o.id, gun.id`.execute(db)
  return rows.map(({ unit, maxV, maxA, ...gun }) => ({
    ...gun,
    wattsPerAmpere: unit === 'A' ? wattsPerAmpere({ ...gun, maxV, maxA }) : null,
  }))
}

export function profilesOf(db: Kysely<Tables>, { sellerId, stationId }: Site): Promise<StoredProfile[]> {
  return ofSeller(db, sellerId).from('powerProfile').selectAll().where('stationId', '=', stationId).execute()
}

/** What a pile holds goes with it to another station. */
export async function followPiles(db: Kysely<Tables>, { sellerId, stationId }: Site): Promise<void> {
  await sql`
    update power_profile p set station_id = pile.station_id from pile
    where p.seller_id = ${sellerId} and pile.seller_id = p.seller_id and pile.id = p.pile_id
      and pile.station_id <> p.station_id and p.pile_id in (
        select id from pile where seller_id = ${sellerId} and station_id = ${stationId}
        union all select pile_id from power_profile where seller_id = ${sellerId} and station_id = ${stationId})`.execute(
    db,
  )
}

/** Stations of which all guns together can draw more than the site, or where something lowers the power, or did. */
export async function managedSites(
  db: Kysely<Tables>,
  now: number,
): Promise<Map<string, Site & { mark: string }>> {
  const limits = new Map((await siteLimits(db)).map((limit) => [keyOf(limit), limit]))
  const { rows } = await sql<Site & { ratedW: number; guns: number; profiles: number }>`
    select g.seller_id as "sellerId", g.station_id as "stationId", g.rated_w as "ratedW", g.guns,
      coalesce(p.profiles, 0)::int as profiles
    from (select seller_id, station_id, sum(rated_w)::bigint as rated_w, count(*)::int as guns from gun
      where deleted = 0 group by 1, 2) g
    left join (select pile.seller_id, pile.station_id, count(*) as profiles from power_profile
      join pile on pile.seller_id = power_profile.seller_id and pile.id = power_profile.pile_id group by 1, 2) p
      on p.seller_id = g.seller_id and p.station_id = g.station_id`.execute(db)
  const managed = rows.flatMap((row) => {
    const limit = limits.get(keyOf(row))
    if (!limit) return []
    const isShort = limit.siteW > 0 && row.ratedW > limit.siteW
    if (!isShort && limit.lowerings.length === 0 && row.profiles === 0) return []
    const { sellerId, stationId } = row
    // The hour changes what holds, and a minute may end a grant.
    const mark = [limit.siteW, limit.percents.join(), row.guns, Math.floor(now / 60_000)].join(' ')
    return [[keyOf(row), { sellerId, stationId, mark }] as const]
  })
  return new Map(managed)
}

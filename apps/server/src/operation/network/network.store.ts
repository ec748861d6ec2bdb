import type { CodeOf } from '@ampdeck/api/enumeration'
import { type carrier, pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { DAY, dayNumber, formatDate, HOUR, startOfDay } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { LATENCY_BOUNDS } from './latency.ts'

type Carrier = CodeOf<typeof carrier>

/** A stretch of time in steps of equal length; it ends at the present. */
export interface Steps {
  from: number
  to: number
  step: number
}

const { open, maintenance } = stationStatus.code
/** What the index of the ends has for a stretch that goes on. */
const ends = sql<number>`coalesce(offline_record.to_time, 9007199254740991)`
const stepsOf = ({ from, to, step }: Steps) =>
  sql<{ ts: number }>`generate_series(${from}::bigint, ${to - 1}::bigint, ${step}::bigint)`
const TRAFFIC_DAYS = 30
const BITS_PER_GB = 1e9

/** The piles that ought to be reached, with the carrier of their card. */
function piles(rows: Rows) {
  return rows
    .from('pile')
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .leftJoin('simCard', (join) =>
      sameSeller('simCard.iccid', 'pile.simIccid')(join).on('simCard.deleted', '=', 0),
    )
    .where('pile.status', '<>', pileStatus.code.notCommissioned)
    .where('station.status', 'in', [open, maintenance])
    .where('station.deleted', '=', 0)
}

/** How many guns are behind each carrier's cards. */
export function gunsByCarrier(rows: Rows) {
  return piles(rows)
    .innerJoin('gun', sameSeller('gun.pileId', 'pile.id'))
    .where('gun.deleted', '=', 0)
    .select('simCard.carrier')
    .select(sql<number>`count(*)`.as('guns'))
    .groupBy('simCard.carrier')
    .orderBy('simCard.carrier')
    .execute() as Promise<{ carrier: Carrier | null; guns: number }[]>
}

/** The stretches without a link of which some part lies in a period, each with its part of it. */
function outages(rows: Rows, { from, to }: Pick<Steps, 'from' | 'to'>) {
  return piles(rows)
    .innerJoin('offlineRecord', sameSeller('offlineRecord.pileId', 'pile.id'))
    .where(ends, '>', from)
    .where('offlineRecord.fromTime', '<', to)
}

/** Gun milliseconds without a link, by carrier and step: what K11 takes from all gun minutes. */
export function offlineGunTime(rows: Rows, steps: Steps) {
  const until = sql<number>`least(${ends}, steps.ts + ${steps.step}, ${steps.to})`
  const part = sql`${until} - greatest(offline_record.from_time, steps.ts)`
  return outages(rows, steps)
    .innerJoin(stepsOf(steps).as<'steps'>(sql`steps(ts)`), (join) =>
      join.on(sql<boolean>`steps.ts < ${ends} and steps.ts + ${steps.step} > offline_record.from_time`),
    )
    .select('simCard.carrier')
    .select([
      sql<number>`steps.ts`.as('ts'),
      sql<number>`sum((${part}) * (select count(*) from gun where gun.seller_id = pile.seller_id
        and gun.pile_id = pile.id and gun.deleted = 0))::float8`.as('gunTime'),
    ])
    .groupBy(['simCard.carrier', sql`steps.ts`])
    .execute() as Promise<{ carrier: Carrier | null; ts: number; gunTime: number }[]>
}

/** How often piles came back in each step. */
export async function reconnects(rows: Rows, { from, to, step }: Steps): Promise<Map<number, number>> {
  const index = sql<number>`(offline_record.to_time - ${from}) / ${step}`
  const found = await outages(rows, { from, to })
    .where('offlineRecord.toTime', '>', from)
    .where('offlineRecord.toTime', '<=', to)
    .select([index.as('nth'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .execute()
  return new Map(found.map(({ nth, count }) => [nth, count]))
}

/** Piles without a link at this moment. */
export async function offlineNow(rows: Rows, now: number) {
  return piles(rows)
    .where('pile.status', '=', pileStatus.code.offline)
    .select([
      sql<number>`count(*)`.as('piles'),
      sql<number>`count(*) filter (where pile.last_heartbeat is null or pile.last_heartbeat < ${now - HOUR})`.as(
        'overHour',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The piles that were without a link for longest, and how many there are. */
export async function offlineRanks(rows: Rows, { from, to }: Pick<Steps, 'from' | 'to'>, most: number) {
  const offline = sql<number>`sum(least(${ends}, ${to}) - greatest(offline_record.from_time, ${from}))`
  const found = await outages(rows, { from, to })
    .select(['pile.id as pileId', 'pile.code as pileCode', 'simCard.carrier'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select([
      sql<number>`(${offline} / 60000)::bigint`.as('offlineMinutes'),
      sql<number>`count(*) filter (where offline_record.to_time <= ${to})`.as('reconnects'),
      sql<number>`count(*) over ()`.as('piles'),
    ])
    .groupBy(['pile.id', 'pile.code', 'simCard.carrier', 'station.name', 'station.nameEn'])
    .orderBy(offline, 'desc')
    .orderBy('pile.code')
    .limit(most)
    .execute()
  return {
    piles: found[0]?.piles ?? 0,
    ranks: found.map(({ piles: _, carrier: code, ...rank }) => ({
      ...rank,
      carrier: code as Carrier | null,
    })),
  }
}

/** How many answers of piles took how long, in each step. */
export async function latencies(rows: Rows, { from, to, step }: Steps): Promise<Map<number, number[]>> {
  const sums = Array.from(
    { length: LATENCY_BOUNDS.length + 1 },
    (_, nth) => sql`coalesce(sum(link_hour.latency[${sql.lit(nth + 1)}]), 0)::int`,
  )
  const found = await rows
    .from('linkHour')
    .where('linkHour.hour', '>=', from)
    .where('linkHour.hour', '<', to)
    .select([
      sql<number>`(link_hour.hour - ${from}) / ${step}`.as('nth'),
      sql<number[]>`array[${sql.join(sums)}]`.as('counts'),
    ])
    .groupBy(sql`1`)
    .execute()
  return new Map(found.map(({ nth, counts }) => [nth, counts]))
}

/** The SIM traffic of the last thirty days, today among them: the one definition of it. */
export async function trafficDays(rows: Rows, now: number) {
  const first = startOfDay(dayNumber(now) - TRAFFIC_DAYS + 1)
  const nth = sql<number>`(link_hour.hour - ${first}) / ${DAY}`
  const found = await rows
    .from('linkHour')
    .select([nth.as('nth'), sql<number>`sum(link_hour.sim_bytes)::float8`.as('bytes')])
    .where('linkHour.hour', '>=', first)
    .where('linkHour.hour', '<=', now)
    .groupBy(sql`1`)
    .execute()
  const bytes = new Map(found.map((of) => [of.nth, of.bytes]))
  return Array.from({ length: TRAFFIC_DAYS }, (_, day) => ({
    day: formatDate(first + day * DAY),
    gb: Math.round(((bytes.get(day) ?? 0) * 8 * 1_000) / BITS_PER_GB) / 1_000,
  }))
}

import { DAY, dayNumber, startOfDay } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { among } from '../../database/where.ts'

/** Of which days and stations the figures are. */
export interface Asked {
  days: number
  stationId?: number[] | undefined
}

/** The first of so many days that end with today. */
export const firstDayOf = (rows: Rows, days: number) => dayNumber(rows.now) - days + 1

function charges(rows: Rows, { stationId }: Asked, firstDay: number) {
  return rows
    .from('memberStat')
    .where('memberStat.ended', '>=', firstDay * 24)
    .where(among('memberStat.stationId', stationId))
}

/** Portraits of members who prefer one of the stations that are asked for, or that the caller sees. */
function portraits(rows: Rows, { stationId }: Pick<Asked, 'stationId'>) {
  return rows
    .from('memberPortrait')
    .innerJoin('member', sameSeller('member.id', 'memberPortrait.memberId'))
    .where('member.deleted', '=', 0)
    .where(among('memberPortrait.prefStationId', stationId))
    .where(among('memberPortrait.prefStationId', rows.scope.stationIds ?? undefined))
}

/** Active members (K16), orders and spend of the days, and of as many before them up to the same hour. */
export function compared(rows: Rows, asked: Asked) {
  const first = firstDayOf(rows, asked.days)
  const now = sql`began_of = 'now'`
  const part = sql<string>`case when ended >= ${first * 24} then 'now' else 'before' end`
  // The hour that runs is left out of the earlier days.
  const until = Math.floor((rows.now - startOfDay(0)) / (DAY / 24)) - asked.days * 24
  const members = charges(rows, asked, first - asked.days)
    .where((is) => is.or([is('ended', '>=', first * 24), is('ended', '<', until)]))
    .select(['memberStat.memberId', part.as('beganOf')])
    .select((of) => [of.fn.sum<number>('orders').as('orders'), of.fn.sum<number>('spendFen').as('spendFen')])
    .groupBy(['memberStat.memberId', sql`2`])
  return rows.db
    .selectFrom(members.as('m'))
    .select([
      sql<number>`count(*) filter (where ${now})`.as('active'),
      sql<number>`count(*) filter (where not ${now})`.as('activeBefore'),
      sql<number>`coalesce(sum(orders) filter (where ${now}), 0)::bigint`.as('orders'),
      sql<number>`coalesce(sum(orders) filter (where not ${now}), 0)::bigint`.as('ordersBefore'),
      sql<number>`coalesce(sum(spend_fen) filter (where ${now}), 0)::bigint`.as('spendFen'),
      sql<number>`coalesce(sum(spend_fen) filter (where not ${now}), 0)::bigint`.as('spendFenBefore'),
    ])
    .executeTakeFirstOrThrow()
}

/** Members by the time at which they registered (K17): when, for each of the days and of as many before. */
export async function registrations(rows: Rows, { days }: Asked): Promise<number[]> {
  const found = await rows
    .from('member')
    .select('registerTime')
    .where('registerTime', '>=', startOfDay(firstDayOf(rows, 2 * days)))
    .execute()
  return found.map(({ registerTime }) => registerTime)
}

/** Active members of each day with charges: all, and those whose first charge ever it was. */
export function activeByDay(rows: Rows, asked: Asked) {
  const first = firstDayOf(rows, asked.days)
  const each = charges(rows, asked, first)
    .select(['memberStat.sellerId', 'memberStat.memberId', sql<number>`ended / 24`.as('day')])
    .select((of) => of.fn.sum<number>('orders').as('orders'))
    .groupBy(['memberStat.sellerId', 'memberStat.memberId', sql`3`])
  return rows.db
    .selectFrom(each.as('e'))
    .innerJoin('memberPortrait as p', sameSeller('p.memberId', 'e.memberId'))
    .select('e.day')
    .select([
      sql<number>`count(*)`.as('active'),
      sql<number>`count(*) filter (where p.first_day = e.day)`.as('first'),
      sql<number>`sum(e.orders)::bigint`.as('orders'),
    ])
    .groupBy('e.day')
    .execute()
}

export function byChannel(rows: Rows, asked: Asked) {
  const each = charges(rows, asked, firstDayOf(rows, asked.days))
    .select(['memberStat.memberId', 'memberStat.channel'])
    .select((of) => [of.fn.sum<number>('orders').as('orders'), of.fn.sum<number>('spendFen').as('spendFen')])
    .groupBy(['memberStat.memberId', 'memberStat.channel'])
  return rows.db
    .selectFrom(each.as('e'))
    .select('e.channel')
    .select((of) => [
      of.fn.countAll<number>().as('members'),
      of.fn.sum<number>('e.orders').as('orders'),
      of.fn.sum<number>('e.spendFen').as('spendFen'),
    ])
    .groupBy('e.channel')
    .orderBy('orders', 'desc')
    .execute()
}

const MAX_STATIONS = 10

export function topStations(rows: Rows, asked: Asked) {
  const each = charges(rows, asked, firstDayOf(rows, asked.days))
    .select(['memberStat.sellerId', 'memberStat.memberId', 'memberStat.stationId'])
    .select((of) => [of.fn.sum<number>('orders').as('orders'), of.fn.sum<number>('spendFen').as('spendFen')])
    .groupBy(['memberStat.sellerId', 'memberStat.memberId', 'memberStat.stationId'])
  return rows.db
    .selectFrom(each.as('e'))
    .innerJoin('station', sameSeller('station.id', 'e.stationId'))
    .select(['station.id', 'station.name', 'station.nameEn'])
    .select((of) => [
      of.fn.countAll<number>().as('members'),
      of.fn.sum<number>('e.orders').as('orders'),
      of.fn.sum<number>('e.spendFen').as('spendFen'),
    ])
    .groupBy(['station.id', 'station.name', 'station.nameEn'])
    .orderBy('members', 'desc')
    .orderBy('station.id')
    .limit(MAX_STATIONS)
    .execute()
}

/** Orders by weekday, Monday is 1, and by the hour in which they began. */
export function byHour(rows: Rows, asked: Asked) {
  return charges(rows, asked, firstDayOf(rows, asked.days))
    .select([
      // 1970 began with a Thursday.
      sql<number>`(began / 24 + 3) % 7 + 1`.as('weekday'),
      sql<number>`began % 24`.as('hour'),
      sql<number>`sum(orders)::bigint`.as('orders'),
    ])
    .groupBy([sql`1`, sql`2`])
    .execute()
}

type Band = 'recencyBand' | 'frequencyBand' | 'spendBand' | 'reachBand'

/** How many members are in each band, or in each pair of bands. */
export function byBands<B extends Band>(rows: Rows, asked: Pick<Asked, 'stationId'>, bands: readonly B[]) {
  return portraits(rows, asked)
    .select(bands.map((band) => `memberPortrait.${band}` as const))
    .select((of) => [
      of.fn.countAll<number>().as('members'),
      of.fn.sum<number>('memberPortrait.spend90Fen').as('spend90Fen'),
    ])
    .groupBy(bands.map((band) => `memberPortrait.${band}` as const))
    .execute()
}

/** K19: who charged twice or more often in 30 days, of those who charged. */
export function repeated(rows: Rows, asked: Pick<Asked, 'stationId'>) {
  return portraits(rows, asked)
    .select([
      sql<number>`count(*) filter (where frequency30 >= 2)`.as('members'),
      sql<number>`count(*) filter (where frequency30 >= 1)`.as('active'),
    ])
    .executeTakeFirstOrThrow()
}

/** The members of each first month, and how many of them charged in the months after it. */
export async function cohorts(rows: Rows, months: number) {
  const bits = Array.from({ length: months }, (_, nth) => sql`sum((months >> ${sql.lit(nth + 1)}) & 1)::int`)
  return portraits(rows, {})
    .select([
      sql<string>`to_char(date '1970-01-01' + first_day, 'YYYY-MM')`.as('month'),
      sql<number>`count(*)`.as('size'),
      sql<number[]>`array[${sql.join(bits)}]`.as('active'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
}

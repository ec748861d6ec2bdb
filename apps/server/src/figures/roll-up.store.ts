import {
  DAY,
  dayNumber,
  formatDate,
  HOUR,
  parseTimestamp,
  QUARTER,
  startOfDay,
  startOfMonth,
  UTC8,
} from '@ampdeck/api/time'
import { type Expression, sql } from 'kysely'
import {
  changesOf,
  columnsOf,
  figuresOf,
  type Monthly,
  type RollUpName,
  theseDays,
} from '../bill/day-stat/day-stat.store.ts'
import { withPeriods } from '../bill/day-stat/site-quarters.ts'
import type { Rows } from '../database/rows.ts'
import { siteSamples } from './site-samples.store.ts'
import type { Period, Relation } from './source.ts'

const tables = {
  day_stat: 'dayStat',
  station_total: 'stationTotal',
  hour_total: 'hourTotal',
  station_day: 'stationDay',
  member_day: 'memberDay',
  car_day: 'carDay',
  car_stat: 'carStat',
  fleet_day: 'fleetDay',
  gun_stat: 'gunStat',
  gun_charge: 'gunCharge',
  station_charge: 'stationCharge',
  station_hour: 'stationHour',
  period_stat: 'periodStat',
  gun_start: 'gunStart',
  station_start: 'stationStart',
  hour_start: 'hourStart',
  site_day: 'siteDay',
} as const

const monthTables = {
  station_day: 'stationMonth',
  member_day: 'memberMonth',
  car_day: 'carMonth',
  car_stat: 'carStatMonth',
} as const

/** Whose whole hours are rolled up as well. */
const hourly: { readonly [N in RollUpName]?: RollUpName } = {
  station_total: 'hour_total',
  station_charge: 'station_hour',
  station_start: 'hour_start',
}

const changes = { day_stat_change: 'dayStatChange', site_day_change: 'siteDayChange' } as const

/**
 * The visible rows of a roll-up. Its whole days are read; what a period has of a day at its beginning and its end is
 * counted from the orders.
 */
export function rolledUp(name: Exclude<RollUpName, 'site_day'>) {
  return {
    rows: async (rows: Rows, period: Period) => {
      const { whole, edges } = partsOf(period, rows.now)
      const parts = (await Promise.all(edges.map((edge) => edgeOf(rows, name, edge)))).flat()
      if (whole) parts.unshift(await kept(rows, name, whole))
      return unionOf(name, parts)
    },
    // It knows no fleets: for whoever sees some of them only, the orders are counted.
    fits: (_period: Period, { scope }: Rows) => scope.groupIds === null,
  } satisfies Pick<Relation, 'rows' | 'fits'>
}

/** The visible sums of months, as far as a period has whole ones; the rest of it is answered by its days. */
export const monthsRolledUp = (name: Monthly): Pick<Relation, 'rows' | 'fits'> => ({
  rows: async (rows, period) => {
    const { whole, edges } = partsOf(period, rows.now)
    const months = whole && monthsIn(whole)
    if (!whole || !months) throw new Error('A period without a whole month has no sums of months.')
    const days = nonEmpty([
      { from: whole.from, to: months.from },
      { from: months.to, to: whole.to },
    ])
    return unionOf(name, [
      await keptMonths(rows, name, months),
      ...(await Promise.all(days.map((part) => kept(rows, name, part)))),
      ...edges.map((edge) => counted(rows, name, edge)),
    ])
  },
  fits: (period, { scope, now }) => {
    const { whole } = partsOf(period, now)
    return scope.groupIds === null && whole !== undefined && monthsIn(whole) !== undefined
  },
})

/** The visible days of sites by tariff period. The running day is read from its quarters, which are not over yet. */
export async function siteDays(rows: Rows, period: Period) {
  const until = Math.min(period.to, rows.now)
  const days = { from: endOfDay(period.from), to: startOfDay(dayNumber(until)) }
  const isWithin = days.from >= days.to
  const edges = isWithin
    ? [period]
    : nonEmpty([
        { from: period.from, to: days.from },
        { from: days.to, to: period.to },
      ])
  const parts = edges.map(
    (edge) => sql`
    select ${siteColumns}, site_w as peak_w, pile_w as pile_peak_w, ms
    from (${withPeriods(siteSamples(rows, edge))}) q`,
  )
  if (!isWithin)
    parts.unshift(sql`select ${siteColumns}, peak_w, pile_peak_w, ${sql.lit(QUARTER)} as ms
      from (${await kept(rows, 'site_day', days)}) q`)
  return sql.join(parts, sql` union all `)
}

const siteColumns = sql.raw('seller_id, station_id, day, period, pile_w, pv_w, used_w, grid_w')

/** The whole months of some days. */
function monthsIn({ from, to }: Period): Period | undefined {
  const first = startOfMonth(from) === from ? from : startOfMonth(from, 1)
  const last = startOfMonth(to)
  return first < last ? { from: first, to: last } : undefined
}

/** Whole months. A month of a station of which a day has changed is answered by its days. */
async function keptMonths(rows: Rows, name: Monthly, whole: Period): Promise<Expression<unknown>> {
  const months = within(rows, monthTables[name], whole).selectAll()
  const changed = await changedIn(rows, name, whole)
  if (changed.length === 0) return months
  const days = theseDays(changed)
  const from = startOfMonth(parseTimestamp(days.first))
  const columns = columnsOf(name)
  return sql`
    with c as materialized (${days.of}),
    m as materialized (select distinct seller_id, station_id, left(day, 7) as month from c)
    select ${columns} from (${months}) k where not exists (select from m
      where m.seller_id = k.seller_id and m.month = left(k.day, 7) and m.station_id = k.station_id)
    union all
    select ${columns} from (${within(rows, tables[name], { ...whole, from }).selectAll()}) k
      where exists (select from m
        where m.seller_id = k.seller_id and m.month = left(k.day, 7) and m.station_id = k.station_id)
      and not exists (select from c
        where c.seller_id = k.seller_id and c.day = k.day and c.station_id = k.station_id)
    union all select * from (${figuresOf(name, days)}) counted`
}

const unionOf = (name: RollUpName, parts: readonly Expression<unknown>[]) =>
  sql.join(
    parts.map((part) => sql`select ${columnsOf(name)} from (${part}) part`),
    sql` union all `,
  )

const nonEmpty = (parts: readonly Period[]) => parts.filter(({ from, to }) => from < to)

/** The whole days of a period, and what there is of others. Nothing ends after this moment, so the last day is whole. */
function partsOf({ from, to }: Period, now: number): { whole: Period | undefined; edges: Period[] } {
  const until = to >= now ? endOfDay(to) : to
  const whole = { from: endOfDay(from), to: startOfDay(dayNumber(until)) }
  // Also a period that is empty, such as this month at its first moment, has rows: none.
  if (whole.from >= whole.to) return { whole: undefined, edges: [{ from, to: until }] }
  const edges = nonEmpty([
    { from, to: whole.from },
    { from: whole.to, to: until },
  ])
  return { whole, edges }
}

/** The first midnight that is not before a moment. */
const endOfDay = (moment: number) => startOfDay(dayNumber(moment - 1) + 1)

/**
 * Whole days. Those of which something has changed since they were counted are counted now, so that what is asked is
 * always what the orders and quarters say.
 */
async function kept(rows: Rows, name: RollUpName, whole: Period): Promise<Expression<unknown>> {
  const all = within(rows, tables[name], whole).selectAll()
  const changed = await changedIn(rows, name, whole)
  if (changed.length === 0) return all
  const days = theseDays(changed)
  // Left out are the days that were just read, whatever the job has counted since: each is added up once.
  return sql`
    select ${columnsOf(name)} from (${all}) k where not exists (select from (${days.of}) c
      where c.seller_id = k.seller_id and c.day = k.day and c.station_id = k.station_id)
    union all select * from (${figuresOf(name, days)}) counted`
}

/** The days of which something has changed since they were counted. */
function changedIn(rows: Rows, name: RollUpName, whole: Period) {
  return within(rows, changes[changesOf(name)], whole)
    .select(['sellerId', 'stationId', 'day'])
    .distinct()
    .execute()
}

/** What there is of days at an end of a period: its whole hours where they are rolled up, and the rest by its orders. */
async function edgeOf(rows: Rows, name: RollUpName, part: Period): Promise<Expression<unknown>[]> {
  const byHour = hourly[name]
  const hours = { from: Math.ceil(part.from / HOUR) * HOUR, to: Math.floor(part.to / HOUR) * HOUR }
  if (!byHour || hours.from >= hours.to) return [counted(rows, name, part)]
  const [first, last] = [hours.from, hours.to - HOUR].map(
    (moment) => sql`(${formatDate(moment)}, ${((moment + UTC8) % DAY) / HOUR}::int)`,
  )
  const rest = nonEmpty([
    { from: part.from, to: hours.from },
    { from: hours.to, to: part.to },
  ])
  return [
    sql`select h.* from (${await kept(rows, byHour, hours)}) h where (h.day, h.hour) between ${first} and ${last}`,
    ...rest.map((edge) => counted(rows, name, edge)),
  ]
}

/** What there is of days at the ends of a period, by its orders. Two days at most have such a part. */
function counted(rows: Rows, name: RollUpName, part: Period): Expression<unknown> {
  const [first, last] = [formatDate(part.from), formatDate(part.to - 1)]
  return figuresOf(name, {
    of: sql`select s.seller_id, s.id as station_id, d.day
      from (${rows.ever('station').select(['sellerId', 'id'])}) s
      cross join unnest(${[...new Set([first, last])]}::text[]) d(day)`,
    first,
    last,
    part,
  })
}

function within(
  rows: Rows,
  table: (typeof tables)[RollUpName] | (typeof monthTables)[Monthly] | (typeof changes)[keyof typeof changes],
  { from, to }: Period,
) {
  return rows
    .from(table)
    .where('day', '>=', formatDate(from))
    .where('day', '<=', formatDate(to - 1))
}

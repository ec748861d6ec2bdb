import { orderStatus, period } from '@ampdeck/api/enumerations/order'
import { serviceMode } from '@ampdeck/api/enumerations/tariff'
import { DAY, HOUR, parseTimestamp, UTC8 } from '@ampdeck/api/time'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { LONGEST_BILL } from '../../database/longest-charge.ts'
import type { Tables } from '../../database/tables.ts'
import { countFlows } from './account-flow-day.ts'
import { siteQuarter, withPeriods } from './site-quarters.ts'

const LOCK = 1_853_028
const { reserved, charging, abnormal, finished } = orderStatus.code
/** So many days before the newest are counted with it, in one transaction. */
const AT_ONCE = 31

const sums = (columns: string) =>
  Object.fromEntries(columns.split(' ').map((column) => [column, sql`sum(${sql.ref(column)})::bigint`]))
const orderSums = {
  orders: sql`count(*)`,
  ...sums(
    'energy_wh e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen',
  ),
  occupied_orders: sql`count(*) filter (where occupy_fee_fen > 0)`,
  charge_minutes: sql`sum((end_time - start_time) / 60000)::bigint`,
}

const periodSums = sums('sharp_wh peak_wh flat_wh valley_wh')

const totalSums = { ...orderSums, ...periodSums, last_end: sql`max(end_time)` }

const startSums = {
  starts: sql`count(*)`,
  charging: sql`count(*) filter (where has_charged)`,
}

const localOf = (ms: RawBuilder<unknown>) => sql`to_timestamp(${ms} / 1000) at time zone 'Asia/Shanghai'`
/** The day of a moment since 1970, and the hour of it: plain numbers, because a text for each order costs more than reading it. */
const dayOf = (ms: RawBuilder<unknown>) => sql`((${ms} + ${sql.lit(UTC8)}) / ${sql.lit(DAY)})::int`
const hourOf = (ms: RawBuilder<unknown>) => sql`((${ms} + ${sql.lit(UTC8)}) / ${sql.lit(HOUR)} % 24)::int`

interface RollUp {
  keys: readonly string[]
  sums: Readonly<Record<string, RawBuilder<unknown>>>
  /**
   * What is added up: orders that ended, also with their energy in each tariff period, with the kind of their gun or with
   * what a contract saved, those of fleets, their members, the cars of fleets, the lines of their bills, their stretches of
   * each day or hour, orders that started, or quarters of an hour of sites.
   */
  of:
    | 'ended'
    | 'energies'
    | 'kinds'
    | 'contract'
    | 'fleets'
    | 'members'
    | 'cars'
    | 'line'
    | 'stretch'
    | 'hours'
    | 'start'
    | 'quarter'
  /** Where its days are added up by month. */
  months?: { table: string; sums: RollUp['sums'] }
}

/** The roll-ups of orders and of sites, each by its keys. */
export const rollUps = {
  day_stat: {
    keys: ['seller_id', 'station_id', 'day', 'hour', 'gun_kind', 'member_type', 'channel', 'is_member'],
    sums: totalSums,
    of: 'kinds',
  },
  station_total: {
    keys: ['seller_id', 'station_id', 'day', 'is_member'],
    sums: totalSums,
    of: 'energies',
  },
  hour_total: {
    keys: ['seller_id', 'station_id', 'day', 'hour', 'is_member'],
    sums: totalSums,
    of: 'energies',
  },
  station_day: {
    keys: ['seller_id', 'station_id', 'day', 'member_type', 'channel', 'cost_model_version_id'],
    sums: orderSums,
    of: 'ended',
    months: { table: 'station_month', sums: sums(Object.keys(orderSums).join(' ')) },
  },
  member_day: {
    keys: ['seller_id', 'station_id', 'day', 'chunk'],
    sums: { members: sql`bit_or(members)` },
    of: 'members',
    months: { table: 'member_month', sums: { members: sql`bit_or(members)` } },
  },
  car_day: {
    keys: ['seller_id', 'station_id', 'day', 'group_id', 'chunk'],
    sums: { cars: sql`bit_or(cars)` },
    of: 'cars',
    months: { table: 'car_month', sums: { cars: sql`bit_or(cars)` } },
  },
  car_stat: {
    keys: ['seller_id', 'station_id', 'day', 'group_id', 'plate'],
    sums: { orders: sql`count(*)`, ...sums('energy_wh payable_fen') },
    of: 'fleets',
    months: { table: 'car_stat_month', sums: sums('orders energy_wh payable_fen') },
  },
  fleet_day: {
    keys: ['seller_id', 'station_id', 'day', 'group_id'],
    sums: { ...orderSums, ...periodSums, ...sums('saved_fen') },
    of: 'contract',
  },
  gun_stat: {
    keys: ['seller_id', 'station_id', 'pile_id', 'gun_id', 'day'],
    sums: { ...orderSums, ...periodSums },
    of: 'energies',
  },
  gun_charge: {
    keys: ['seller_id', 'station_id', 'pile_id', 'gun_id', 'day'],
    sums: sums('charge_ms'),
    of: 'stretch',
  },
  station_charge: {
    keys: ['seller_id', 'station_id', 'day'],
    sums: sums('charge_ms'),
    of: 'stretch',
  },
  station_hour: {
    keys: ['seller_id', 'station_id', 'day', 'hour'],
    sums: sums('charge_ms'),
    of: 'hours',
  },
  period_stat: {
    keys: ['seller_id', 'station_id', 'day', 'period', 'member_type', 'cost_model_version_id'],
    sums: sums('line_wh line_energy_fee_fen line_service_fee_fen'),
    of: 'line',
  },
  gun_start: {
    keys: ['seller_id', 'station_id', 'pile_id', 'gun_id', 'day'],
    sums: startSums,
    of: 'start',
  },
  station_start: {
    keys: ['seller_id', 'station_id', 'day'],
    sums: startSums,
    of: 'start',
  },
  hour_start: {
    keys: ['seller_id', 'station_id', 'day', 'hour'],
    sums: startSums,
    of: 'start',
  },
  site_day: {
    keys: ['seller_id', 'station_id', 'day', 'period'],
    sums: {
      ...sums('pile_w pv_w used_w grid_w'),
      peak_w: sql`max(site_w)::bigint`,
      pile_peak_w: sql`max(pile_w)::bigint`,
    },
    of: 'quarter',
  },
} as const satisfies Record<string, RollUp>

export type RollUpName = keyof typeof rollUps

/** The roll-ups whose days are added up by month as well. */
export const monthly = [
  'station_day',
  'member_day',
  'car_day',
  'car_stat',
] as const satisfies readonly RollUpName[]
export type Monthly = (typeof monthly)[number]

/** Where it is written which of its days are to be counted again. */
export const changesOf = (name: RollUpName) =>
  rollUps[name].of === 'quarter' ? 'site_day_change' : 'day_stat_change'

/** The columns of a roll-up in the order of its sums. */
export function columnsOf(name: RollUpName) {
  const { keys, sums } = rollUps[name]
  return sql.join([...keys, ...Object.keys(sums)].map((column) => sql.ref(column)))
}

/** Days of stations. */
export interface Days {
  /** A query that gives the seller, station and day of each. */
  of: RawBuilder<unknown>
  /** All of them lie between these two, which are included. */
  first: string
  last: string
  /** Of these days only this part: the orders that ended in it, and what lies in it of the stretches of charging. */
  part?: { from: number; to: number }
}

export interface StationDay {
  sellerId: number
  stationId: number
  /** `2026-07-01`, UTC+8. */
  day: string
}

/** Days that are at hand; there is at least one. */
export function theseDays(days: readonly StationDay[]): Days {
  const sorted = days.map(({ day }) => day).sort()
  return {
    of: sql`select * from unnest(${days.map(({ sellerId }) => sellerId)}::bigint[],
      ${days.map(({ stationId }) => stationId)}::bigint[], ${days.map(({ day }) => day)}::text[])
      as d(seller_id, station_id, day)`,
    first: sorted[0] ?? '',
    last: sorted.at(-1) ?? '',
  }
}

/** Every station with every day of a stretch; both ends are included. */
export function daysOfStations(first: string, last: string): Days {
  return {
    of: sql`
      select seller_id, id as station_id, to_char(d, 'YYYY-MM-DD') as day
      from station cross join generate_series(${first}::date, ${last}::date, '1 day') d`,
    first,
    last,
  }
}

/** What a roll-up of some days must be, by their orders. */
export function figuresOf(name: RollUpName, days: Days) {
  const { keys, sums, of }: RollUp = rollUps[name]
  // Sets of a part of a day are joined with others anyway: each order is a set of one.
  if (days.part && (of === 'members' || of === 'cars')) return parts[of](days)
  const by = sql.join(keys.map((key) => sql.ref(key)))
  return sql`
    select ${by}, ${sql.join(Object.entries(sums).map(([column, sum]) => sql`${sum} as ${sql.ref(column)}`))}
    from (${parts[of](days)}) part group by ${by}`
}

const parts: Readonly<Record<RollUp['of'], (days: Days) => RawBuilder<unknown>>> = {
  ended: endedOrdersOn,
  energies: energiesOn,
  kinds: kindsOn,
  contract: savedOn,
  fleets: (days) => sql`select * from (${endedOrdersOn(days)}) o where group_id is not null`,
  members: (days) => setsOn(days, 'members'),
  cars: (days) => setsOn(days, 'cars'),
  line: linesOn,
  stretch: (days) => stretchesOn(days, DAY),
  hours: (days) => stretchesOn(days, HOUR),
  start: startsOn,
  quarter: quartersOn,
}

const energyIn = (code: number) =>
  sql`coalesce(sum(energy_wh) filter (where period = ${sql.lit(code)}), 0)::bigint`

/** Only the months of lines are read that can have those of these days. */
const near = (days: Days) =>
  sql`line.order_id >= ${firstId(days)} and line.order_id < ${idAt(parseTimestamp(days.last) + DAY)}`

/** With their energy in each tariff period; who does not ask for that does not read their lines. */
function energiesOn(days: Days) {
  return sql`
    select o.*, l.*
    from (${endedOrdersOn(days)}) o
    left join lateral (
      select ${energyIn(period.code.sharp)} as sharp_wh, ${energyIn(period.code.peak)} as peak_wh,
        ${energyIn(period.code.flat)} as flat_wh, ${energyIn(period.code.valley)} as valley_wh
      from bill_line line where line.seller_id = o.seller_id and line.order_id = o.id and ${near(days)}
    ) l on true`
}

/** With the kind of their gun as well. */
function kindsOn(days: Days) {
  return sql`
    select o.*, case when g.connector = 1 then 1 else 2 end as gun_kind
    from (${energiesOn(days)}) o join gun g on g.seller_id = o.seller_id and g.id = o.gun_id`
}

/** With what their contracts have saved against the tariff. */
function savedOn(days: Days) {
  return sql`
    select o.*, case when o.exclusive_strategy_id is null then 0 else coalesce((select sum(${savedOfLine})
      from bill_line line where line.seller_id = o.seller_id and line.order_id = o.id and ${near(days)}), 0) end::bigint as saved_fen
    from (${energiesOn(days)}) o`
}

/**
 * What a line of an order `o` with a contract would have cost more by the tariff of the order, where that has a price
 * per kWh for each period.
 */
export const savedOfLine = sql`coalesce((
  select round((t->>'ePrice4')::numeric * line.energy_wh / 100000)
    + round((t->>'sPrice4')::numeric * line.energy_wh / 100000)
  from cost_model_version v cross join jsonb_array_elements(v.periods::jsonb) t
  where v.seller_id = o.seller_id and v.id = o.cost_model_version_id
    and v.service_mode = ${sql.lit(serviceMode.code.byPeriod)}
    and to_char(${localOf(sql`line.from_time`)}, 'HH24:MI') >= t->>'from'
    and to_char(${localOf(sql`line.from_time`)}, 'HH24:MI') < t->>'to' limit 1) - line.e_fee_fen - line.s_fee_fen, 0)`

/**
 * Different members and cars are counted as sets of numbers, which are joined by a bitwise or: each has a number of its
 * seller, from 0, and a set is cut in chunks of the same length, so that it grows with them.
 */
export const CHUNK = 8192
/** The set of none. */
export const nobody = sql`0::bit(${sql.lit(CHUNK)})`
const sets = {
  members: { of: 'member_id', numbers: 'member_number', alone: sql`-o.member_id`, among: sql`true` },
  cars: {
    of: 'plate',
    numbers: 'car_number',
    alone: sql`hashtextextended(o.plate, 0) | (1::bigint << 63)`,
    among: sql`o.group_id is not null`,
  },
} as const

/** A set for each of them. Who has no number yet is alone in a chunk that is nobody else's; nobody is in -1. */
function setsOn(days: Days, name: keyof typeof sets) {
  const { of, numbers, alone, among } = sets[name]
  const one = sql.ref(`o.${of}`)
  return sql`
    select o.seller_id, o.station_id, o.day, o.group_id, coalesce(n.number / ${sql.lit(CHUNK)}, ${alone}, -1) as chunk,
      case when ${one} is null then ${nobody}
        else set_bit(${nobody}, coalesce(n.number % ${sql.lit(CHUNK)}, 0), 1) end as ${sql.ref(name)}
    from (${endedOrdersOn(days)}) o
    left join ${sql.table(numbers)} n on n.seller_id = o.seller_id and n.${sql.ref(of)} = ${one}
    where ${among}`
}

/** Numbers for those of some days that have none. */
async function numberNew(db: Kysely<Tables>, days: Days, name: keyof typeof sets): Promise<void> {
  const { of, numbers, among } = sets[name]
  const [table, column, one] = [sql.table(numbers), sql.ref(of), sql.ref(`o.${of}`)]
  await sql`insert into ${table} (seller_id, ${column}, number)
    select seller_id, ${column}, coalesce((select max(number) + 1 from ${table} n where n.seller_id = o.seller_id), 0)
      + row_number() over (partition by seller_id order by ${column}) - 1
    from (select distinct o.seller_id, ${one} from (${endedOrdersOn(days)}) o
      where ${one} is not null and ${among} and not exists (select from ${table} n
        where n.seller_id = o.seller_id and n.${column} = ${one})) o`.execute(db)
}

/** The lines of their bills. */
function linesOn(days: Days) {
  return sql`
    select o.seller_id, o.station_id, o.day, o.member_type, o.cost_model_version_id, line.period, line.energy_wh as line_wh,
      line.e_fee_fen as line_energy_fee_fen, line.s_fee_fen as line_service_fee_fen
    from (${endedOrdersOn(days)}) o
    join bill_line line on line.seller_id = o.seller_id and line.order_id = o.id
      and ${near(days)}`
}

/**
 * How long they were on each of these days or in each of their hours: an order of the night is cut at midnight. They are
 * cut before the days are joined: the other way round each order would meet all days of its station.
 */
function stretchesOn(days: Days, ms: number) {
  const { from, to } = timeOf(days)
  const step = sql.lit(ms)
  return sql`
    ${ordersNear(days, sql`o.end_time > ${from} and o.end_time < ${to + LONGEST_BILL} and o.start_time < ${to}`)},
    stretch as materialized (
      select o.seller_id, o.station_id, o.pile_id, o.gun_id, to_char(date '1970-01-01' + ${dayOf(sql`t`)}, 'YYYY-MM-DD') as day,
        ${hourOf(sql`t`)} as hour, least(o.end_time, s.ends) - greatest(o.start_time, s.begins) as charge_ms
      from o
      cross join lateral generate_series((o.start_time + ${sql.lit(UTC8)}) / ${step} * ${step} - ${sql.lit(UTC8)},
        o.end_time - 1, ${step}) t
      cross join lateral (select greatest(t, ${from}::bigint) as begins, least(t + ${step}, ${to}::bigint) as ends) s
      where o.end_time > s.begins and o.start_time < s.ends
    )
    select stretch.* from stretch
    join ${daysOf(days)} c on c.seller_id = stretch.seller_id and c.station_id = stretch.station_id and c.day = stretch.day`
}

/** Orders that reached starting on these days; a reservation whose time ran out never did. */
function startsOn(days: Days) {
  const { from, to } = timeOf(days)
  return sql`
    with o as materialized (
      select seller_id, station_id, pile_id, gun_id, ${dayOf(sql`start_time`)} as started_on,
        ${hourOf(sql`start_time`)} as hour, ${hasCharged} as has_charged
      from charge_order
      where id >= ${idAt(from - LONGEST_BILL)} and id < ${idAt(to + LONGEST_BILL)}
        and start_time >= ${from} and start_time < ${to} and ${hasStarted})
    select o.*, c.day from o
    join ${daysOf(days)} c on c.seller_id = o.seller_id and c.station_id = o.station_id and c.nth = o.started_on`
}

const codes = (of: readonly number[]) => sql.join(of.map((code) => sql.lit(code)))
export const hasStarted = sql<boolean>`order_status <> ${sql.lit(reserved)} and close_reason is distinct from 'expired'`
export const hasCharged = sql`order_status in (${codes([charging, abnormal, finished])})`

/** The quarters of an hour of sites on these days, by their tariff period. */
function quartersOn({ of }: Days) {
  return withPeriods(sql`
    select ${siteQuarter}, c.day
    from (select *, (extract(epoch from day::timestamp at time zone 'Asia/Shanghai') * 1000)::bigint as begins
      from (${of}) d offset 0) c
    cross join lateral (select seller_id, station_id, ts, pile_w, pv_w, coalesce(site_w, pile_w) as site_w
      from operating_sample s where s.seller_id = c.seller_id and s.station_id = c.station_id
        and s.ts >= c.begins and s.ts < c.begins + ${sql.lit(DAY)} offset 0) q`)
}

/** What is counted of an order: whole rows would be written to disk when there are many. */
const counted = sql.raw(
  `id seller_id station_id pile_id gun_id group_id member_id plate member_type channel exclusive_strategy_id cost_model_version_id
    start_time end_time energy_wh e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen`
    .split(/\s+/)
    .map((column) => `o.${column}`)
    .join(', '),
)

/**
 * Their ids bound the months that are read: an order began before it ended, and not too long before. They are read once
 * for all days: asked day by day, the database would read a month of a station for each of its days. What is joined to
 * them stands there too: how many orders the days have is not known to it, and it takes them for a few.
 */
function ordersNear(days: Days, only: RawBuilder<unknown>) {
  return sql`
    with o as materialized (
      select ${counted}, o.member_id is not null as is_member, ${dayOf(sql`o.end_time`)} as ended_on,
        ${hourOf(sql`o.end_time`)} as hour
      from charge_order o
      where o.id >= ${firstId(days)} and o.id < ${idAt(parseTimestamp(days.last) + DAY)}
        and o.order_status = ${sql.lit(finished)} and o.energy_wh > 0 and o.end_time is not null
        and ${only}
    )`
}

/** Finished orders with energy that ended on these days. */
function endedOrdersOn(days: Days) {
  const { from, to } = timeOf(days)
  return sql`
    ${ordersNear(days, sql`o.end_time >= ${from} and o.end_time < ${to}`)}
    select o.*, c.day from o
    join ${daysOf(days)} c
      on c.seller_id = o.seller_id and c.station_id = o.station_id and c.nth = o.ended_on`
}

/** The days and which they are since 1970, as a table of their own: otherwise the database looks for the station of each order. */
const daysOf = ({ of }: Days) => sql`(select *, day::date - date '1970-01-01' as nth from (${of}) d offset 0)`

/** The time that lies in these days, or in the part of them. */
const timeOf = ({ first, last, part }: Days) =>
  part ?? { from: parseTimestamp(first), to: parseTimestamp(last) + DAY }

const firstId = ({ first }: Days) => idAt(parseTimestamp(first) - LONGEST_BILL)

/**
 * Counts some of the days again whose orders have changed, the newest first, and those of accounts, and says how many; call it in a
 * transaction, so that nobody sees a day without figures. What changes meanwhile is noted for the next time.
 */
export async function countChanged(db: Kysely<Tables>): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  const names = Map.groupBy(Object.keys(rollUps) as RollUpName[], changesOf)
  let counted = 0
  for (const [changes, rollUpNames] of names) counted += await countAgain(db, changes, rollUpNames)
  return counted + (await countFlows(db))
}

async function countAgain(
  db: Kysely<Tables>,
  changes: ReturnType<typeof changesOf>,
  names: readonly RollUpName[],
): Promise<number> {
  const noted = sql.table(changes)
  const { rows: found } = await sql<StationDay>`
    with newest as (select to_char(max(day)::date - ${sql.lit(AT_ONCE)}, 'YYYY-MM-DD') as day from ${noted}),
    gone as (delete from ${noted} where day >= (select day from newest) returning *)
    select distinct seller_id as "sellerId", station_id as "stationId", day from gone`.execute(db)
  if (found.length === 0) return 0
  const days = theseDays(found)
  for (const name of names) {
    const { of, months }: RollUp = rollUps[name]
    if (of === 'members' || of === 'cars') await numberNew(db, days, of)
    const table = sql.table(name)
    await sql`delete from ${table} t using (${days.of}) d
      where t.seller_id = d.seller_id and t.day = d.day and t.station_id = d.station_id`.execute(db)
    await sql`insert into ${table} (${columnsOf(name)}) ${figuresOf(name, days)}`.execute(db)
    if (months) await countMonths(db, name as Monthly, days)
  }
  return found.length
}

/** What the days of each station's months come to, of which some were counted again. */
async function countMonths(db: Kysely<Tables>, name: Monthly, days: Days): Promise<void> {
  const table = sql.table(rollUps[name].months.table)
  const months = sql`select distinct seller_id, station_id, left(day, 7) || '-01' as month from (${days.of}) d`
  await sql`delete from ${table} t using (${months}) m
    where t.seller_id = m.seller_id and t.day = m.month and t.station_id = m.station_id`.execute(db)
  await sql`insert into ${table} (${columnsOf(name)})
    ${monthsOf(
      name,
      sql`select d.* from (${months}) m join ${sql.table(name)} d on d.seller_id = m.seller_id
        and d.station_id = m.station_id and d.day >= m.month and d.day < left(m.month, 7) || '-99'`,
    )}`.execute(db)
}

/** The months of some of its days; the day of a month is its first. */
export function monthsOf(name: Monthly, days: RawBuilder<unknown>) {
  const { keys, months }: RollUp & { months: NonNullable<RollUp['months']> } = rollUps[name]
  const of = keys.map((key) => (key === 'day' ? sql`left(day, 7) || '-01' as day` : sql.ref(key)))
  const sums = Object.entries(months.sums).map(([column, sum]) => sql`${sum} as ${sql.ref(column)}`)
  return sql`select ${sql.join([...of, ...sums])} from (${days}) d group by ${sql.join(keys.map((_, nth) => sql.lit(nth + 1)))}`
}

/** Counts all of them; call it in a transaction. */
export async function countAllChanged(db: Kysely<Tables>): Promise<void> {
  while ((await countChanged(db)) > 0);
}

import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { CHUNK, nobody } from '../../bill/day-stat/day-stat.store.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { monthsRolledUp, rolledUp } from '../roll-up.store.ts'
import {
  dayKeys,
  dayTimes,
  distinct,
  gunKeys,
  orderKeys,
  orderTimes,
  type Relation,
  type Source,
  stationKeys,
  total,
} from '../source.ts'

const counted = {
  orders: total('orders'),
  energyWh: total('energyWh'),
  eFeeFen: total('eFeeFen'),
  sFeeFen: total('sFeeFen'),
  occupyFeeFen: total('occupyFeeFen'),
  discountFen: total('discountFen'),
  couponFen: total('couponFen'),
  payableFen: total('payableFen'),
  paidFen: total('paidFen'),
  owedFen: total('owedFen'),
  chargeMinutes: total('chargeMinutes'),
  occupiedOrders: total('occupiedOrders'),
}

const byMonth: Relation = {
  ...monthsRolledUp('station_day'),
  keys: {
    ...stationKeys,
    channel: { by: sql`o.channel` },
    memberType: { by: sql`o.member_type` },
    costModelVersion: { by: sql`o.cost_model_version_id` },
  },
  times: { month: dayTimes.month },
  sums: counted,
}

const daysSince = sql`floor((max(o.now) - max(o.end_time)) / ${sql.lit(DAY)})::bigint`
const totals = rolledUp('station_total')
const byStation: Relation = {
  ...totals,
  rows: async (rows, period) => sql`
    select t.*, t.last_end as end_time, ${sql.lit(rows.now)} as now from (${await totals.rows(rows, period)}) t`,
  isShort: true,
  keys: { ...stationKeys, ...dayKeys },
  knows: { member: sql`o.is_member` },
  times: dayTimes,
  sums: { ...counted, daysSince },
}

const byDay: Relation = {
  ...rolledUp('station_day'),
  keys: { ...byMonth.keys, ...dayKeys },
  times: dayTimes,
  sums: counted,
}

const members = { members: { set: sql`o.members` } } as const
const memberMonths: Relation = {
  ...monthsRolledUp('member_day'),
  keys: stationKeys,
  times: { month: dayTimes.month },
  sums: members,
}
const days = rolledUp('member_day')
const memberDays: Relation = {
  ...days,
  keys: { ...stationKeys, ...dayKeys },
  times: dayTimes,
  sums: members,
}
/** One set for each station in the whole period, for several questions. */
const memberStations: Relation = {
  ...days,
  rows: async (rows, period) => sql`select seller_id, station_id, chunk, bit_or(members) as members
    from (${await days.rows(rows, period)}) d group by 1, 2, 3`,
  isShort: true,
  keys: stationKeys,
  times: {},
  sums: members,
}

/** The members themselves, one row for each in the whole period or in each of its months. */
function membersBy(grain: 'whole' | 'month'): Relation {
  const month = grain === 'whole' ? sql`null::text` : dayTimes.month.by
  return {
    rows: async (rows, period) => {
      const sets = memberMonths.fits(period, rows) ? memberMonths : memberDays
      return sql`
        with d as materialized (
          select o.seller_id, ${month} as month, o.chunk, bit_or(o.members) as members
          from (${await sets.rows(rows, period, undefined, [])}) o group by 1, 2, 3)
        select d.seller_id, d.month, n.member_id, n.points
        from (select n.*, m.points
          from member_number n left join member m on m.seller_id = n.seller_id and m.id = n.member_id
          where n.seller_id in (select seller_id from d) offset 0) n
        join d on d.seller_id = n.seller_id and d.chunk = n.number / ${sql.lit(CHUNK)}
        where get_bit(d.members, n.number % ${sql.lit(CHUNK)}) = 1
        union all
        select d.seller_id, d.month, nullif(-d.chunk, 1), m.points
        from d left join member m on m.seller_id = d.seller_id and m.id = -d.chunk where d.chunk < 0`
    },
    fits: memberDays.fits,
    keys: {
      seller: stationKeys.seller,
      member: { by: sql`o.member_id` },
    },
    times: grain === 'whole' ? {} : { month: { by: sql`o.month` } },
    sums: { members: sql`count(o.member_id)`, points: sql`coalesce(sum(o.points), 0)::bigint` },
  }
}

/**
 * Members of the same level and channel as sets: what one of them has in common with a set of a day is who of them charged
 * then. Who has no number yet is alone.
 */
function membersByKind(sets: Relation): Relation {
  return {
    rows: async (rows, period) => sql`
      with d as materialized (
        select o.seller_id, o.day, o.chunk, bit_or(o.members) as members
        from (${await sets.rows(rows, period, undefined, [])}) o group by 1, 2, 3),
      kinds as materialized (
        select n.seller_id, n.number / ${sql.lit(CHUNK)} as chunk, m.level, m.register_channel,
          bit_or(set_bit(${nobody}, n.number % ${sql.lit(CHUNK)}, 1)) as members
        from member_number n left join member m on m.seller_id = n.seller_id and m.id = n.member_id
        where exists (select from d where d.seller_id = n.seller_id) group by 1, 2, 3, 4)
      select d.seller_id, d.day, d.chunk, k.level, k.register_channel, d.members & k.members as members
      from d join kinds k on k.seller_id = d.seller_id and k.chunk = d.chunk where d.members & k.members <> ${nobody}
      union all
      select d.seller_id, d.day, d.chunk, m.level, m.register_channel, d.members
      from d left join member m on m.seller_id = d.seller_id and m.id = -d.chunk where d.chunk < 0`,
    fits: sets.fits,
    keys: {
      seller: stationKeys.seller,
      memberLevel: { by: sql`o.level` },
      registerChannel: { by: sql`o.register_channel` },
    },
    knows: { member: sql`o.chunk <> -1` },
    times: sets === memberMonths ? { month: dayTimes.month } : dayTimes,
    sums: members,
  }
}

const ofCars = {
  keys: { ...stationKeys, fleet: { by: sql`o.group_id` } },
  sums: { cars: { set: sql`o.cars` } },
  of: ['fleet', 'bus'],
} as const
const carMonths: Relation = { ...monthsRolledUp('car_day'), ...ofCars, times: { month: dayTimes.month } }
const carDays: Relation = {
  ...rolledUp('car_day'),
  ...ofCars,
  keys: { ...ofCars.keys, ...dayKeys },
  times: dayTimes,
}

const ofSingleCars = {
  keys: { ...ofCars.keys, plate: { by: sql`o.plate` } },
  sums: { orders: counted.orders, energyWh: counted.energyWh, payableFen: counted.payableFen },
  of: ofCars.of,
}
const singleCarMonths: Relation = {
  ...monthsRolledUp('car_stat'),
  ...ofSingleCars,
  times: { month: dayTimes.month },
}
const singleCarDays: Relation = {
  ...rolledUp('car_stat'),
  ...ofSingleCars,
  keys: { ...ofSingleCars.keys, ...dayKeys },
  times: dayTimes,
}

const byFleet: Relation = {
  ...rolledUp('fleet_day'),
  isShort: true,
  keys: { ...stationKeys, ...dayKeys, fleet: { by: sql`o.group_id` } },
  times: dayTimes,
  sums: counted,
}

const byHour: Relation = {
  ...rolledUp('hour_total'),
  keys: { ...stationKeys, ...dayKeys, hourOfDay: { by: sql`o.hour` } },
  knows: byStation.knows,
  times: { ...dayTimes, hour: { by: sql`o.day || ' ' || lpad(o.hour::text, 2, '0')` } },
  sums: counted,
}

const byKindAndHour: Relation = {
  ...byHour,
  ...rolledUp('day_stat'),
  keys: { ...byHour.keys, channel: { by: sql`o.channel` }, memberType: { by: sql`o.member_type` } },
}

const byGun: Relation = {
  ...rolledUp('gun_stat'),
  keys: { ...stationKeys, ...gunKeys, ...dayKeys },
  times: dayTimes,
  sums: counted,
}

/** The orders themselves. */
const byOrder: Relation = {
  rows: (rows, period) => endedOrders(rows, period).selectAll().select(sql.lit(rows.now).as('now')),
  fits: () => true,
  keys: orderKeys,
  times: orderTimes,
  sums: {
    ...counted,
    orders: sql`count(*)`,
    chargeMinutes: sql`sum((o.end_time - o.start_time) / 60000)::bigint`,
    occupiedOrders: sql`count(*) filter (where o.occupy_fee_fen > 0)`,
    members: distinct('memberId'),
    cars: distinct('plate'),
    startSoc: sql`coalesce(sum(o.start_soc), 0)::bigint`,
    startSocs: sql`count(o.start_soc)`,
    endSoc: sql`coalesce(sum(o.end_soc), 0)::bigint`,
    endSocs: sql`count(o.end_soc)`,
    daysSince,
    points: { ...distinct('memberId'), sum: sql`m.points`, joins: ['member'] },
  },
}

/** Finished orders with energy, by the time of their end. */
export const source: Source = {
  name: 'orders',
  relations: [
    byMonth,
    byStation,
    byDay,
    byFleet,
    byHour,
    byKindAndHour,
    byGun,
    memberMonths,
    memberDays,
    memberStations,
    membersByKind(memberMonths),
    membersByKind(memberDays),
    membersBy('whole'),
    membersBy('month'),
    carMonths,
    carDays,
    singleCarMonths,
    singleCarDays,
    byOrder,
  ],
}

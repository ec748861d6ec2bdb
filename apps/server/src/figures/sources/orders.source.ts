import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
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

const byStation: Relation = {
  ...rolledUp('station_total'),
  keys: { ...stationKeys, ...dayKeys },
  times: dayTimes,
  sums: counted,
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
const memberDays: Relation = {
  ...rolledUp('member_day'),
  keys: { ...stationKeys, ...dayKeys },
  times: dayTimes,
  sums: members,
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

const byFleet: Relation = {
  ...rolledUp('fleet_day'),
  keys: { ...stationKeys, ...dayKeys, fleet: { by: sql`o.group_id` } },
  times: dayTimes,
  sums: counted,
}

const byHour: Relation = {
  ...rolledUp('day_stat'),
  keys: {
    ...stationKeys,
    ...dayKeys,
    channel: { by: sql`o.channel` },
    memberType: { by: sql`o.member_type` },
    hourOfDay: { by: sql`o.hour` },
  },
  times: { ...dayTimes, hour: { by: sql`o.day || ' ' || lpad(o.hour::text, 2, '0')` } },
  sums: counted,
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
    daysSince: sql`floor((max(o.now) - max(o.end_time)) / ${sql.lit(DAY)})::bigint`,
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
    byGun,
    memberMonths,
    memberDays,
    carMonths,
    carDays,
    byOrder,
  ],
}

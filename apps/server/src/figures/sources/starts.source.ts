import { sql } from 'kysely'
import { hasCharged } from '../../bill/day-stat/day-stat.store.ts'
import { ordersThatStarted } from '../ended-orders.store.ts'
import { rolledUp } from '../roll-up.store.ts'
import {
  dayKeys,
  dayTimes,
  gunKeys,
  orderKeys,
  type Relation,
  type Source,
  stationKeys,
  timesOf,
  total,
} from '../source.ts'

const ofStarts = timesOf('o.startTime')
const sums = { starts: total('starts'), charging: total('charging') }

const byStation: Relation = {
  ...rolledUp('station_start'),
  isShort: true,
  keys: { ...stationKeys, ...dayKeys },
  times: dayTimes,
  sums,
}

const byGun: Relation = {
  ...rolledUp('gun_start'),
  keys: { ...stationKeys, ...gunKeys, ...dayKeys },
  times: dayTimes,
  sums,
}

/** The orders themselves. */
const byOrder: Relation = {
  rows: (rows, period) => ordersThatStarted(rows, period).selectAll(),
  fits: () => true,
  keys: { ...orderKeys, ...ofStarts.keys },
  times: ofStarts.times,
  sums: { starts: sql`count(*)`, charging: sql`count(*) filter (where ${hasCharged})` },
}

/** Orders that reached starting; a reservation whose time ran out never did. */
export const source: Source = { name: 'starts', relations: [byStation, byGun, byOrder] }

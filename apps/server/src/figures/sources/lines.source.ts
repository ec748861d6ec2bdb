import { period } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { sameSeller } from '../../database/same-seller.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { rolledUp } from '../roll-up.store.ts'
import {
  dayKeys,
  dayTimes,
  gunKeys,
  orderKeys,
  orderTimes,
  type Relation,
  type Source,
  stationKeys,
  total,
} from '../source.ts'

const energyIn = (code: number) =>
  sql`coalesce(sum(o.line_wh) filter (where o.period = ${sql.lit(code)}), 0)::bigint`

const ofLines = {
  lineWh: total('lineWh'),
  lineEnergyFeeFen: total('lineEnergyFeeFen'),
  lineServiceFeeFen: total('lineServiceFeeFen'),
  sharpWh: energyIn(period.code.sharp),
  peakWh: energyIn(period.code.peak),
  flatWh: energyIn(period.code.flat),
  valleyWh: energyIn(period.code.valley),
}

const byPeriod: Relation = {
  ...rolledUp('period_stat'),
  keys: {
    ...stationKeys,
    ...dayKeys,
    memberType: { by: sql`o.member_type` },
    costModelVersion: { by: sql`o.cost_model_version_id` },
    period: { by: sql`o.period` },
  },
  times: dayTimes,
  sums: ofLines,
}

const ofOrders = {
  lineWh: total('energyWh'),
  lineEnergyFeeFen: total('eFeeFen'),
  lineServiceFeeFen: total('sFeeFen'),
  sharpWh: total('sharpWh'),
  peakWh: total('peakWh'),
  flatWh: total('flatWh'),
  valleyWh: total('valleyWh'),
}

const byStation: Relation = {
  ...rolledUp('station_total'),
  isShort: true,
  keys: { ...stationKeys, ...dayKeys },
  knows: { member: sql`o.is_member` },
  times: dayTimes,
  sums: ofOrders,
}

const byFleet: Relation = {
  ...rolledUp('fleet_day'),
  keys: { ...stationKeys, ...dayKeys, fleet: { by: sql`o.group_id` } },
  times: dayTimes,
  sums: ofOrders,
}

const byGun: Relation = {
  ...rolledUp('gun_stat'),
  keys: { ...stationKeys, ...gunKeys, ...dayKeys },
  times: dayTimes,
  sums: ofOrders,
}

/** The lines themselves. */
const byLine: Relation = {
  rows: (rows, between) =>
    endedOrders(rows, between)
      .innerJoin('billLine as line', sameSeller('line.orderId', 'chargeOrder.id'))
      .select(['chargeOrder.sellerId', 'chargeOrder.stationId', 'chargeOrder.pileId', 'chargeOrder.gunId'])
      .select(['chargeOrder.endTime', 'chargeOrder.memberType', 'chargeOrder.channel', 'chargeOrder.groupId'])
      .select('chargeOrder.costModelVersionId')
      .select(['chargeOrder.plate', 'chargeOrder.memberId', 'line.period', 'line.energyWh as lineWh'])
      .select(['line.eFeeFen as lineEnergyFeeFen', 'line.sFeeFen as lineServiceFeeFen']),
  fits: () => true,
  keys: { ...orderKeys, period: { by: sql`o.period` } },
  times: orderTimes,
  sums: ofLines,
}

/** The lines of the bills of finished orders, by the end of the order. */
export const source: Source = { name: 'lines', relations: [byStation, byPeriod, byFleet, byGun, byLine] }

import type { CodeOf } from '@ampdeck/api/enumeration'
import type { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { GunLive } from '../config/gun/gun.table.ts'
import { idAt } from '../database/ids.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'
import { endedOrders, incomeOfOrders } from '../figures/ended-orders.store.ts'

export interface FoundGun {
  id: number
  stationId: number
  stationName: string
  stationNameEn: string | null
  cityCode: string
  lng: number
  lat: number
  pileCode: string
  letter: number
  status: CodeOf<typeof gunStatus>
  live: GunLive | null
}

export async function sellerNames(rows: Rows, sellerId: number) {
  const found = await rows.db
    .selectFrom('seller')
    .select(['name as sellerName', 'nameEn as sellerNameEn'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return found
}

/** Energy, orders and net income (K1, K2, K4) of a day by hour. */
export function hoursOf(rows: Rows, day: string) {
  return rows
    .from('dayStat')
    .select('hour')
    .select((of) => [
      of.fn.sum<number>('energyWh').as('energyWh'),
      of.fn.sum<number>('orders').as('orders'),
      incomeOfOrders.$castTo<number>().as('incomeFen'),
    ])
    .where('day', '=', day)
    .groupBy('hour')
    .execute()
}

/** The same from the orders themselves, for a stretch of time that does not end on the hour. */
export function totalsOf(rows: Rows, from: number, to: number) {
  return endedOrders(rows, { from, to })
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(energy_wh), 0)`.as('energyWh'),
      sql<number>`coalesce(${incomeOfOrders}, 0)`.as('incomeFen'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many charges began in a stretch of time. */
export async function startedBetween(rows: Rows, from: number, to: number): Promise<number> {
  const { started } = await rows
    .from('chargeOrder')
    .select(sql<number>`count(*)`.as('started'))
    .where('id', '>=', idAt(from))
    .where('startTime', '>', from)
    .where('startTime', '<=', to)
    .executeTakeFirstOrThrow()
  return started
}

export function gunsByStation(rows: Rows): Promise<FoundGun[]> {
  return rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .select(['gun.id', 'gun.stationId', 'gun.letter', 'gun.status', 'gun.live', 'pile.code as pileCode'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'station.cityCode'])
    .select(['station.lng', 'station.lat'])
    .where('station.deleted', '=', 0)
    .orderBy('gun.stationId')
    .orderBy('pile.code')
    .orderBy('gun.letter')
    .execute()
}

/** The worst alarm of level 1 or 2 that is open and that nobody has taken yet; of equals the latest. */
export function heldAlarm(rows: Rows) {
  return rows
    .from('alarm')
    .select(['id as alarmId', 'level'])
    .where('level', '<=', alarmLevel.code.major)
    .where('handling', '=', alarmHandling.code.pending)
    .where('recoverTime', 'is', null)
    .orderBy('level')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function energyByCity(rows: Rows, day: string) {
  return rows
    .from('dayStat')
    .innerJoin('station', sameSeller('station.id', 'dayStat.stationId'))
    .select(['station.cityCode'])
    .select((of) => of.fn.sum<number>('dayStat.energyWh').as('energyWh'))
    .where('dayStat.day', '=', day)
    .groupBy('station.cityCode')
    .orderBy('energyWh', 'desc')
    .limit(7)
    .execute()
}

/** Today's energy and fee by tariff period (K24), from the lines of the orders that ended today. */
export function energyByPeriod(rows: Rows, now: number) {
  const midnight = parseTimestamp(formatDate(now))
  return rows
    .from('chargeOrder')
    .innerJoin('billLine as line', sameSeller('line.orderId', 'chargeOrder.id'))
    .select('line.period')
    .select([
      sql<number>`sum(line.energy_wh)`.as('energyWh'),
      sql<number>`sum(line.e_fee_fen + line.s_fee_fen)`.as('feeFen'),
    ])
    .where('chargeOrder.id', '>=', idAt(midnight - DAY))
    .where('chargeOrder.endTime', '>=', midnight)
    .groupBy('line.period')
    .execute()
}

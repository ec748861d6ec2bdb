import type { GunCount } from '@ampdeck/api/config/service-status'
import type { CodeOf } from '@ampdeck/api/enumeration'
import type { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { gunStatus as status } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { GunFilter, MonitorFilter } from '@ampdeck/api/operation/monitor-station'
import { sql } from 'kysely'
import type { z } from 'zod'
import { isInGroup } from '../../config/station-group/station-group.store.ts'
import { idAt } from '../../database/ids.ts'
import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import type { Rows } from '../../database/rows.ts'
import { isOfSeller, sameSeller } from '../../database/same-seller.ts'
import { among, where } from '../../database/where.ts'

export type StationFilter = z.output<typeof MonitorFilter>

export interface CardGun {
  id: number
  status: CodeOf<typeof gunStatus>
  /** Null where it charges and nobody knows it. */
  w: number | null
}

/** The caller's stations that match, without what is counted over them. */
export function stations(rows: Rows, filter: StationFilter) {
  return rows
    .from('station')
    .select(['station.id', 'station.code', 'station.name', 'station.nameEn', 'station.cityCode'])
    .select(['station.operationType', 'station.status', 'station.transformerW as limitW'])
    .select(['station.lng', 'station.lat'])
    .where('station.isTemporary', '=', 0)
    .where(
      where(MonitorFilter, { ...filter, serviceStatus: undefined }, 'station', {
        name: ['station.name', 'station.nameEn', 'station.code'],
        stationGroupId: isInGroup,
      }),
    )
    .orderBy('station.code')
    .execute()
}

/** What the piles of sites delivered together in each quarter of an hour that was sampled. */
export function sampledPower(rows: Rows, ids: readonly number[], { from, to }: { from: number; to: number }) {
  return rows
    .from('operatingSample')
    .select(['ts', sql<number>`sum(pile_w)::float8`.as('w')])
    .where('stationId', 'in', [0, ...ids])
    .where('ts', '>=', from)
    .where('ts', '<', to)
    .groupBy('ts')
    .orderBy('ts')
    .execute()
}

/**
 * The guns of each station. One row per station with its guns as a list of threes: thousands of guns are read several
 * times faster so than as rows of their own.
 */
export async function gunsByStation(rows: Rows, ids: readonly number[] | undefined) {
  const found = await rows
    .from('gun')
    .select('gun.stationId')
    .select(
      sql<[number, CardGun['status'], number | null][]>`json_agg(json_build_array(gun.id, gun.status,
        case when gun.status = ${status.code.charging} or gun.status = ${status.code.alarm} and gun.live is not null
          then (gun.live->>'W')::numeric else 0 end) order by gun.id)`.as('guns'),
    )
    .where(among('gun.stationId', ids))
    .groupBy('gun.stationId')
    .execute()
  return new Map(
    found.map(({ stationId, guns }) => [
      stationId,
      guns.map(([id, code, w]): CardGun => ({ id, status: code, w: w === null ? null : Math.round(w) })),
    ]),
  )
}

const MINOR = sql.lit(alarmLevel.code.minor)

/** Open alarms of each station, and those that make its service status (domain.md §2). */
export async function alarmsByStation(rows: Rows, ids: readonly number[] | undefined) {
  const found = await rows
    .from('alarm')
    .select('alarm.stationId')
    .select([
      sql<number>`count(*)`.as('alarms'),
      sql<number>`count(*) filter (where alarm.level <= ${MINOR} and alarm.recover_time is null)`.as(
        'serious',
      ),
    ])
    .where('alarm.handling', '<', alarmHandling.code.handled)
    .where('alarm.stationId', 'is not', null)
    .where(among('alarm.stationId', ids))
    .groupBy('alarm.stationId')
    .execute()
  return new Map(found.map((row) => [row.stationId, row]))
}

/** How many charges run at each station, and what they have delivered and cost so far. */
export async function runningSums(rows: Rows, ids: readonly number[] | undefined) {
  const { charging, alarm } = status.code
  const live = sql`case when gun.status in (${charging}, ${alarm}) then (gun.live->>'Wh')::numeric end`
  const energy = sql`greatest(coalesce(${live}, 0), charge_order.energy_wh)`
  // The running fee is kept in 0.00001 fen, so that many small steps add up exactly.
  const fee = sql`greatest(coalesce(transaction.fee_units, 0) / 100000, charge_order.e_fee_fen + charge_order.s_fee_fen)`
  // They are found by their id, which tells when they began.
  const found = await rows
    .from('chargeOrder')
    .leftJoin('gun', sameSeller('gun.currentOrderId', 'chargeOrder.id'))
    .leftJoin('chargeTransaction as transaction', sameSeller('transaction.orderId', 'chargeOrder.id'))
    .select('chargeOrder.stationId')
    .select([
      sql<number>`count(*)`.as('running'),
      sql<number>`coalesce(sum(${energy}), 0)::float8`.as('energyWh'),
      sql<number>`coalesce(sum(${fee}), 0)::float8`.as('feeFen'),
    ])
    .where('chargeOrder.id', '>=', idAt(rows.now - LONGEST_CHARGE))
    .where('chargeOrder.orderStatus', '=', orderStatus.code.charging)
    .where(among('chargeOrder.stationId', ids))
    .groupBy('chargeOrder.stationId')
    .execute()
  return new Map(found.map((row) => [row.stationId, row]))
}

/** How many guns are in each status. */
export function countsOf(guns: readonly CardGun[]): GunCount[] {
  return [...Map.groupBy(guns, (gun) => gun.status)].map(([code, of]) => ({ status: code, count: of.length }))
}

/** The piles of a filter, with their type. */
export function tilePiles(rows: Rows, filter: z.output<typeof GunFilter>) {
  return rows
    .from('pile')
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .innerJoin('pileType as type', sameSeller('type.id', 'pile.pileTypeId'))
    .select(['pile.id', 'pile.stationId', 'pile.code', 'pile.name', 'pile.layout', 'pile.status'])
    .select(['pile.isTemporary', 'pile.firmware', 'pile.lastHeartbeat'])
    .select(['type.name as typeName', 'type.nameEn as typeNameEn', 'type.currentType', 'type.ratedW'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .where('station.deleted', '=', 0)
    .where(among('pile.stationId', filter.stationId))
    .where(among('pile.id', filter.pileId))
    .orderBy('pile.code')
    .execute()
}

/** The guns of a filter with the order at each. */
export function tileGuns(rows: Rows, filter: z.output<typeof GunFilter>) {
  return rows
    .from('gun')
    .leftJoin('chargeOrder as order', (join) =>
      join
        .on(isOfSeller('order', 'gun'))
        // A car that has charged stands at its gun until it is unplugged.
        .on('order.id', '=', sql<number>`coalesce(gun.current_order_id, gun.parked_order_id)`),
    )
    .select(['gun.id', 'gun.pileId', 'gun.stationId', 'gun.letter', 'gun.connector', 'gun.ratedW'])
    .select(['gun.parkingNo', 'gun.status', 'gun.live', 'gun.currentOrderId as orderId'])
    .select(['gun.statusTime', 'gun.errorCode'])
    .select(['order.orderNo', 'order.plate', 'order.startTime', 'order.endTime'])
    .where(where(GunFilter, filter, 'gun', { gunId: 'gun.id' }))
    .orderBy('gun.pileId')
    .orderBy('gun.letter')
    .execute()
}

interface GunReason {
  code: string
  name: string
  nameEn: string | null
}

/** The code of the worst open alarm at each gun. */
export async function gunReasons(rows: Rows, gunIds: readonly number[]): Promise<Map<number, GunReason>> {
  if (gunIds.length === 0) return new Map()
  const found = await rows
    .from('alarm')
    .select(['alarm.gunId', 'alarm.code', 'alarm.name', 'alarm.nameEn'])
    .where('alarm.handling', '<', alarmHandling.code.handled)
    .where('alarm.recoverTime', 'is', null)
    .where('alarm.gunId', 'in', gunIds)
    .orderBy('alarm.level', 'desc')
    .execute()
  return new Map(found.flatMap(({ gunId, ...reason }) => (gunId === null ? [] : [[gunId, reason] as const])))
}

/** The open alarms of a station, the worst and latest first. */
export function openAlarms(rows: Rows, stationId: number) {
  return rows
    .from('alarm')
    .leftJoin('pile', sameSeller('pile.id', 'alarm.pileId'))
    .leftJoin('gun', sameSeller('gun.id', 'alarm.gunId'))
    .leftJoin('accountUser as user', sameSeller('user.id', 'alarm.handleUser'))
    .select(['alarm.id', 'alarm.level', 'alarm.code', 'alarm.name', 'alarm.nameEn', 'alarm.info'])
    .select(['alarm.firstTime', 'alarm.lastTime', 'alarm.count', 'alarm.handling', 'alarm.recoverTime'])
    .select(['pile.code as pileCode', 'gun.letter as gunLetter', 'user.name as handler'])
    .where('alarm.stationId', '=', stationId)
    .where('alarm.handling', '<', alarmHandling.code.handled)
    .orderBy('alarm.level')
    .orderBy('alarm.lastTime', 'desc')
    .limit(1_000)
    .execute()
}

export function meters(rows: Rows, stationId: number) {
  return rows
    .from('meter')
    .select(['id', 'meterNo', 'kind', 'ratio', 'lastReading'])
    .where('stationId', '=', stationId)
    .orderBy('kind')
    .orderBy('meterNo')
    .execute()
}

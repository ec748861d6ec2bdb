import { workOrderState } from '@ampdeck/api/enumerations/operation'
import { occupyState, reservationStatus } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'

const { toDispatch, dispatched, processing } = workOrderState.code

/** Until when guns of a station are kept, by gun. */
export async function heldUntil(rows: Rows, stationId: number, now: number): Promise<Map<number, number>> {
  const found = await rows
    .from('reservation')
    .select(['gunId', 'toTime'])
    .where('stationId', '=', stationId)
    .where('status', '=', reservationStatus.code.inProgress)
    .where('toTime', '>', now)
    .orderBy('toTime', 'desc')
    .execute()
  return new Map(found.map(({ gunId, toTime }) => [gunId, toTime]))
}

/** By when the work that is open at a station is due, the first of each gun or pile last. */
export function repairs(rows: Rows, stationId: number) {
  return rows
    .from('workOrder')
    .select(['gunId', 'pileId', 'deadline'])
    .where('stationId', '=', stationId)
    .where('state', 'in', [toDispatch, dispatched, processing])
    .where('deadline', 'is not', null)
    .orderBy('deadline', 'desc')
    .execute()
}

/** With which charge the running orders began. */
export async function startSocs(
  rows: Rows,
  orderIds: readonly number[],
): Promise<Map<number, number | null>> {
  if (orderIds.length === 0) return new Map()
  const found = await rows
    .from('chargeOrder')
    .select(['id', 'startSoc'])
    .where('id', 'in', orderIds)
    .execute()
  return new Map(found.map(({ id, startSoc }) => [id, startSoc]))
}

/** Kind and battery of the cars with these plates. */
export async function carsOf(rows: Rows, plates: readonly string[]) {
  if (plates.length === 0) return new Map()
  const found = await rows
    .from('vehicle')
    .select(['plate', 'vehicleType', 'batteryWh'])
    .where('plate', 'in', plates)
    .execute()
  return new Map(found.map((car) => [car.plate, car]))
}

/** In how many bays a car stands beyond the time that costs nothing. */
export async function pastFreeTime(rows: Rows, stationId: number, now: number): Promise<number> {
  const { bays } = await rows
    .from('occupyBill')
    .select(sql<number>`count(distinct gun_id)`.as('bays'))
    .where('stationId', '=', stationId)
    .where('state', '=', occupyState.code.counting)
    .where(sql<boolean>`from_time + (free_minutes + grace_minutes) * ${MINUTE} < ${now}`)
    .executeTakeFirstOrThrow()
  return bays
}

/** What the inverters of a station may give together and give now; nothing where there are none. */
export async function pvOf(
  rows: Rows,
  stationId: number,
): Promise<{ ratedW: number; activeW: number } | null> {
  const { inverters, ratedW, activeW } = await rows
    .from('pvInverter')
    .select([
      sql<number>`count(*)`.as('inverters'),
      sql<number>`coalesce(sum(rated_w), 0)::float8`.as('ratedW'),
      sql<number>`coalesce(sum(active_w), 0)::float8`.as('activeW'),
    ])
    .where('stationId', '=', stationId)
    .executeTakeFirstOrThrow()
  return inverters === 0 ? null : { ratedW, activeW: Math.round(activeW) }
}

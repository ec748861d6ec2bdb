import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { knownPower, powerOfGun } from '@ampdeck/api/known-power'
import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { DAY, HOUR } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { alarms, detail, powerCurve, tiles } from '../../operation/monitor-station/monitor-station.service.ts'
import { gunsByStation, stations } from '../../operation/monitor-station/monitor-station.store.ts'
import { hourOf } from '../../power/station-limit.ts'
import * as store from './station-view.store.ts'

const MAX = 10
/** Below this many points of charge nothing can be said of the battery. */
const LEAST_RISE = 2

const { charging, preparing, full, alarm: warned, fault } = gunStatus.code

/** One station as the wall shows it: that which is wanted, or the busiest one; nothing where there is none. */
export async function stationView(
  rows: Rows,
  wanted: number | undefined,
  now: number,
): Promise<z.output<typeof StationView> | null> {
  const busiest = await busiestStations(rows)
  const stationId = wanted ?? busiest[0]
  if (stationId === undefined) return null

  const station = await detail(rows, stationId, now)
  const [curve, guns, pastFree, pv] = await Promise.all([
    powerCurve(rows, stationId, now),
    gunsOf(rows, stationId, now),
    store.pastFreeTime(rows, stationId, now),
    store.pvOf(rows, stationId),
  ])
  const waiting = guns.filter(({ status }) => status === preparing)
  const since = waiting.flatMap((gun) => gun.since ?? [])
  return {
    at: now,
    busiest,
    stationId,
    name: station.name,
    nameEn: station.nameEn,
    transformerW: curve.limitW,
    limitW: curve.limits[hourOf(now)] ?? curve.limitW,
    guns,
    today: curve.today,
    yesterday: curve.yesterday,
    periods: station.tariff?.periods ?? [],
    waiting: { guns: waiting.length, longestSince: since.length > 0 ? Math.min(...since) : null },
    occupied: { guns: guns.filter(({ status }) => status === full).length, pastFree },
    energyWh: station.energyWh,
    incomeFen: station.incomeFen,
    pv,
  }
}

/** The stations that draw most at this moment, the first of them first. */
async function busiestStations(rows: Rows): Promise<number[]> {
  const [found, guns] = await Promise.all([stations(rows, {}), gunsByStation(rows, undefined)])
  const power = (id: number) => knownPower(guns.get(id)?.map(({ w }) => w) ?? []).powerW
  return found
    .filter(({ id }) => guns.has(id))
    .map(({ id }) => ({ id, w: power(id) }))
    .toSorted((a, b) => b.w - a.w || a.id - b.id)
    .slice(0, MAX)
    .map(({ id }) => id)
}

/** The guns of a station in the order of their piles, each with what is known of it. */
async function gunsOf(rows: Rows, stationId: number, now: number) {
  const found = await tiles(rows, { stationId: [stationId] }, now)
  const running = found.guns.flatMap(({ orderId }) => orderId ?? [])
  const plates = found.guns.flatMap(({ plate }) => plate ?? [])
  const [held, repairs, startSocs, cars, open] = await Promise.all([
    store.heldUntil(rows, stationId, now),
    store.repairs(rows, stationId),
    store.startSocs(rows, running),
    store.carsOf(rows, plates),
    alarms(rows, stationId),
  ])
  const piles = found.piles.map(({ id, code }, nth) => ({ id, code, no: String(nth + 1).padStart(2, '0') }))
  const repairAt = new Map(
    repairs.flatMap(({ gunId, pileId, deadline }) => [
      [gunId === null ? `pile ${pileId}` : `gun ${gunId}`, deadline] as const,
    ]),
  )
  return piles.flatMap((pile) =>
    found.guns
      .filter(({ pileId }) => pileId === pile.id)
      .map((gun) => {
        const isTroubled = gun.status === warned || gun.status === fault
        const isPowered = gun.status === charging || gun.status === warned
        const car = gun.plate === null ? undefined : cars.get(gun.plate)
        const worst = open.find(
          ({ pileCode, gunLetter, recoverTime }) =>
            recoverTime === null &&
            pileCode === pile.code &&
            (gunLetter === gun.letter || (gunLetter === null && isTroubled)),
        )
        const { live } = gun
        return {
          id: gun.id,
          label: `${pile.no}${String.fromCharCode(65 + gun.letter)}`,
          pileId: pile.id,
          status: gun.status,
          powerW: powerOfGun(gun.status, live),
          ratedW: gun.ratedW,
          soc: isPowered ? (live?.soc ?? null) : null,
          tempC: live?.tempC ?? null,
          doneTime:
            gun.status === charging && live
              ? doneTime(live, startSocs.get(gun.orderId ?? 0) ?? null, car?.batteryWh ?? null, now)
              : null,
          since: gun.since,
          reservedTo: held.get(gun.id) ?? null,
          alarm: worst
            ? { level: worst.level, name: worst.name, nameEn: worst.nameEn, firstTime: worst.firstTime }
            : null,
          repairTime: isTroubled
            ? (repairAt.get(`gun ${gun.id}`) ?? repairAt.get(`pile ${pile.id}`) ?? null)
            : null,
          vehicleType: car?.vehicleType ?? null,
        }
      }),
  )
}

/**
 * When a charge is over, if it goes on as it does now: the battery is as large as what it took says, or as large as the
 * car's papers say.
 */
export function doneTime(
  { W: watts, Wh: taken, soc }: { W: number | null; Wh: number; soc: number | null },
  startSoc: number | null,
  batteryWh: number | null,
  now: number,
): number | null {
  if (soc === null || watts === null || watts <= 0) return null
  const rise = startSoc === null ? 0 : soc - startSoc
  const battery = rise >= LEAST_RISE ? taken / (rise / 100) : batteryWh
  if (battery === null || battery <= 0) return null
  const left = ((battery * (100 - soc)) / 100 / watts) * HOUR
  return left < DAY ? Math.round(now + left) : null
}

import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { dayNumber } from '@ampdeck/api/time'
import { busyness, DC_STARTS, inRain, loadCurves, rainChance } from '@ampdeck/simulator/demand/load-curve'
import { type DemoGun, demoGuns } from '../../config/pile/pile.demo.ts'
import type { DemoStation } from '../../config/station/station.demo.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { historyStart, once, stream, type World } from '../../demo/world.ts'

/** Of the twelve months of history, at size 1. */
const ORDERS = { [SKYLINE]: 338_000, [RIVERSIDE]: 12_000 }
/** Of the starts that are drawn this share finds its gun taken for too long and is given up. */
const GIVEN_UP = 0.01
/** A new station has this share of its cars on the first day, and all of them after so many days. */
const [FIRST_SHARE, FILLED_AFTER] = [0.1, 90]
/** The last four weeks are at the full rate. */
const FULL_RATE_DAYS = 28
const { closed: CLOSED, building: BUILDING } = stationStatus.code

/** Guns that charge at all: those of stations that are closed or being built do not. */
export const chargingGuns = once((world): DemoGun[] =>
  demoGuns(world).filter(({ station: { status } }) => status !== CLOSED && status !== BUILDING),
)

/** How many starts a gun has on average on a day. */
export function expectedStarts(world: World, gun: DemoGun, day: number): number {
  const { station } = gun
  const isRaining = stream(world, 'rain', station.no + station.sellerId * 100, day).chance(
    rainChance(station.lat),
  )
  const onDay = busyness(station.kind, day) * filled(world, station, day) * inRain(isRaining)
  return (unitsOf(world).get(station.sellerId) ?? 0) * weightOf(gun) * onDay
}

/** How full a station is since it opened, up to 1. */
function filled(world: World, { opened }: DemoStation, day: number): number {
  const since = day - dayNumber(opened)
  if (since < 0) return 0
  const until = dayNumber(historyStart(world)) + 365 - FULL_RATE_DAYS - dayNumber(opened)
  const share = since / Math.max(1, Math.min(FILLED_AFTER, until))
  return Math.min(1, FIRST_SHARE + (1 - FIRST_SHARE) * share)
}

function weightOf({ isAc, station }: DemoGun): number {
  return loadCurves[station.kind].starts * (isAc ? 1 : DC_STARTS)
}

/** By how much the curves are scaled, so that the twelve months of history have the wanted number of orders. */
const unitsOf = once((world): ReadonlyMap<number, number> => {
  const guns = Map.groupBy(chargingGuns(world), ({ station }) => station)
  return new Map(
    Object.entries(ORDERS).map(([sellerId, orders]) => {
      const all = [...guns]
        .filter(([station]) => station.sellerId === Number(sellerId))
        .reduce((sum, [station, own]) => sum + yearOf(world, station, own), 0)
      return [Number(sellerId), (orders * world.scale * (1 + GIVEN_UP)) / all]
    }),
  )
})

/** Starts of a station in the twelve months of history, before they are scaled. */
function yearOf(world: World, station: DemoStation, guns: readonly DemoGun[]): number {
  const first = dayNumber(historyStart(world))
  const rain = 1 - rainChance(station.lat) * (1 - inRain(true))
  const weight = guns.reduce((sum, gun) => sum + weightOf(gun), 0)
  let days = 0
  for (let day = first; day < first + 365; day++)
    days += busyness(station.kind, day) * filled(world, station, day)
  return days * rain * weight
}

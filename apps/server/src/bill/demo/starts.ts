import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { dayNumber } from '@ampdeck/api/time'
import { busyness, inRain, loadCurves, rainChance } from '@ampdeck/simulator/demand/load-curve'
import { type DemoGun, demoGuns } from '../../config/pile/pile.demo.ts'
import { type DemoStation, demoStations } from '../../config/station/station.demo.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { historyStart, once, stream, type World } from '../../demo/world.ts'

const ORDERS = { [SKYLINE]: 200_000, [RIVERSIDE]: 12_000 }
/** Of the starts that are drawn this share finds its gun taken for too long and is given up, per unit of scale. */
const GIVEN_UP = 0.006
/** Slow guns are left for those who stay. */
const AC_WEIGHT = 0.5
const { closed: CLOSED, building: BUILDING } = stationStatus.code

/** Guns that charge at all: those of stations that are closed or being built do not. */
export const chargingGuns = once((world): DemoGun[] =>
  demoGuns(world).filter(({ station: { status } }) => status !== CLOSED && status !== BUILDING),
)

/** How many starts a gun has on average on a day. */
export function expectedStarts(world: World, gun: DemoGun, day: number): number {
  const { unit, weights } = plan(world)
  const { station } = gun
  const isRaining = stream(world, 'rain', station.no + station.sellerId * 100, day).chance(
    rainChance(station.lat),
  )
  const onDay = busyness(station.kind, day, dayNumber(historyStart(world)))
  return (unit.get(station.sellerId) ?? 0) * (weights.get(gun.index) ?? 0) * onDay * inRain(isRaining)
}

/** Scales the curves, so that the twelve months of history have the wanted number of orders. */
const plan = once((world) => {
  const weights = new Map(
    [...Map.groupBy(chargingGuns(world), ({ station }) => station.id).values()].flatMap((guns) => {
      const raw = guns.map((gun) => (gun.isAc ? AC_WEIGHT : 1))
      const mean = raw.reduce((sum, weight) => sum + weight, 0) / guns.length
      return guns.map(({ index, station }, at): [number, number] => [
        index,
        ((raw[at] ?? 0) / mean) * loadCurves[station.kind].starts,
      ])
    }),
  )
  const unit = new Map(
    Object.entries(ORDERS).map(([sellerId, orders]): [number, number] => {
      const stations = demoStations(world).filter((station) => station.sellerId === Number(sellerId))
      const all = stations.reduce((sum, station) => sum + yearOf(world, station), 0)
      const load = Math.min(4, world.scale)
      return [Number(sellerId), (orders * world.scale * (1 + GIVEN_UP * load)) / all]
    }),
  )
  return { unit, weights }
})

/** Starts of a station in the twelve months of history, before they are scaled. */
function yearOf(world: World, station: DemoStation): number {
  const guns = chargingGuns(world).filter((gun) => gun.station.id === station.id).length
  const first = dayNumber(historyStart(world))
  const rain = 1 - rainChance(station.lat) * (1 - inRain(true))
  let sum = 0
  for (let day = first; day < first + 365; day++) sum += busyness(station.kind, day, first)
  return sum * rain * guns * loadCurves[station.kind].starts
}

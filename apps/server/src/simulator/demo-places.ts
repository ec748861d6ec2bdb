import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { dayNumber } from '@ampdeck/api/time'
import type { GunPlan } from '@ampdeck/simulator/plan'
import { fleetShare } from '../bill/demo/payers.ts'
import { expectedStarts } from '../bill/demo/starts.ts'
import { demoPiles } from '../config/pile/pile.demo.ts'
import type { World } from '../demo/world.ts'
import { demoFleets } from '../member/demo/fleets.demo.ts'

const { closed: CLOSED, building: BUILDING } = stationStatus.code

/** What is simulated of a pile of the demo network, whatever its present state. */
export interface DemoPlace {
  pileId: number
  sellerId: number
  /** How many of its cars are of the fleets below. */
  fleetShare: number
  fleetIds: readonly number[]
  guns: readonly (Pick<GunPlan, 'connector' | 'kind' | 'isAc' | 'ratedW' | 'startsPerDay'> & {
    gunId: number
  })[]
}

/** The piles that are in service, and how busy their guns are on a day: plain records, without the world behind them. */
export function demoPlaces(world: World, now: number): DemoPlace[] {
  const fleets = demoFleets(world)
  return demoPiles(world)
    .filter(({ station: { status } }) => status !== CLOSED && status !== BUILDING)
    .map(({ id, station, guns }) => {
      const own = fleets.filter(
        (fleet) => fleet.sellerId === station.sellerId && fleet.at.includes(station.no),
      )
      return {
        pileId: id,
        sellerId: station.sellerId,
        fleetShare: own.length > 0 ? fleetShare[station.kind] : 0,
        fleetIds: own.map((fleet) => fleet.id),
        guns: guns.map((gun) => ({
          gunId: gun.id,
          connector: gun.letter + 1,
          kind: station.kind,
          isAc: gun.isAc,
          ratedW: gun.ratedW,
          startsPerDay: expectedStarts(world, gun, dayNumber(now)),
        })),
      }
    })
}

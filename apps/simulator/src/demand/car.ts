import type { Random } from '../random.ts'
import type { ChargeNeed } from './charge-curve.ts'
import { loadCurves, type StationKind } from './load-curve.ts'

/** What a gun offers and where it stands. */
export interface ChargingPlace {
  kind: StationKind
  isAc: boolean
  ratedW: number
}

const LONGEST_AC_WH = 42_000

/** Kilowatt-hours in the battery of what comes to a station: a bus, a truck, a taxi, a car. */
function drawCapacity(random: Random, kind: StationKind, isFleet: boolean): number {
  if (isFleet && kind === 'bus') return random.int(220, 350)
  if (isFleet && kind === 'freight') return random.int(140, 282)
  return isFleet ? random.int(50, 62) : random.int(42, 95)
}

/** What a vehicle wants of a gun; the energy is that of the station's kind (domain.md §8, "Load curves"). */
export function drawNeed(
  random: Random,
  place: ChargingPlace,
  isFleet: boolean,
  isFull: boolean,
): ChargeNeed {
  const { kind, isAc, ratedW } = place
  const [mean, deviation] = loadCurves[isFleet || kind !== 'bus' ? kind : 'urban'].energy
  const drawn = random.normal(mean, deviation) * 1_000
  const capacityWh = drawCapacity(random, kind, isFleet) * 1_000
  const most = Math.min(capacityWh * 0.92, isAc ? LONGEST_AC_WH : Number.POSITIVE_INFINITY)
  const energyWh = Math.round(Math.min(Math.max(drawn, 1_500 + random.int(0, 2_500)), most))
  const highest = isFull ? 1 : 0.55 + 0.43 * random.next()
  const endSoc = Math.max(highest, 0.04 + energyWh / capacityWh)
  const demandW = Math.round(isAc ? ratedW : capacityWh * (0.5 + 0.35 * random.next()))
  const powerW = Math.round(Math.min(ratedW, demandW) * (0.9 + 0.07 * random.next()))
  const startSoc = Math.min(endSoc, 1) - energyWh / capacityWh
  return { powerW, demandW, capacityWh, startSoc, energyWh, isAc }
}

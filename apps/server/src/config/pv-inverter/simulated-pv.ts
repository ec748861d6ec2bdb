import { type PvInverterState, pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import { dayNumber, HOUR, MINUTE, startOfDay } from '@ampdeck/api/time'
import { rainChance } from '@ampdeck/simulator/demand/load-curve'
import { hash, hashName, Random } from '@ampdeck/simulator/random'
import type { PvReading, PvSource, PvUnit } from './pv-source.ts'

const { gridConnected, selfDerating, starting, irradiationCheck, standbyNoIrradiation } = pvInverterState.code
const { shutdownFault, shutdownCommunication, dcSwitchOpen, manualStartNeeded, inputUnderpower } =
  pvInverterState.code
const { nsProtection, shutdownOvgr, inspection, testing, loggerCommunicationLost, powerLimitedConnected } =
  pvInverterState.code

/** What may be the matter with an inverter for some hours; limited ones still give a part. */
const troubles: readonly PvInverterState[] = [
  shutdownFault,
  shutdownFault,
  shutdownCommunication,
  dcSwitchOpen,
  manualStartNeeded,
  inputUnderpower,
  nsProtection,
  shutdownOvgr,
  loggerCommunicationLost,
  inspection,
  testing,
  powerLimitedConnected,
  powerLimitedConnected,
]
const TROUBLE_CHANCE = 0.1
const LIMITED_TO = 0.6

/** There are more panels than rated power: of bright sun (1 kW/m²) so much of it comes. */
const YIELD = 1.02
/** A sun this low wakes an inverter, and this much higher it starts. */
const [WAKES, STARTS] = [0.02, 0.05]
const STEP = 15 * MINUTE
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Inverters as the sun, the weather and their own troubles have them: equal for equal seeds, whenever it is asked. */
export function simulatedPv(seed: number): PvSource {
  const random = (...key: number[]) => new Random(hash(seed % 4_294_967_296, ...key))

  /** What the clouds of a place leave of the sun at a moment, from 0 to 1. */
  function clearness({ lat, lng }: PvUnit, moment: number): number {
    const place = Math.round(lat * 100) * 100_000 + Math.round(lng * 100)
    const day = dayNumber(moment)
    const ofDay = random(hashName('pvWeather'), place, day)
    const base = ofDay.chance(rainChance(lat)) ? 0.12 + 0.2 * ofDay.next() : 0.62 + 0.38 * ofDay.next()
    // Clouds pass: between two hours their share changes evenly.
    const hour = Math.floor(moment / HOUR)
    const of = (nth: number) => 1 - 0.35 * random(hashName('pvCloud'), place, nth).next() * (1.1 - base)
    const part = (moment % HOUR) / HOUR
    return base * (of(hour) * (1 - part) + of(hour + 1) * part)
  }

  function troubleAt({ sn }: PvUnit, moment: number): PvInverterState | undefined {
    const ofDay = random(hashName('pvTrouble'), hashName(sn), dayNumber(moment))
    if (!ofDay.chance(TROUBLE_CHANCE)) return undefined
    const state = ofDay.pick(troubles)
    const from = startOfDay(dayNumber(moment)) + ofDay.int(7 * 60, 14 * 60) * MINUTE
    const to = from + ofDay.int(40, 300) * MINUTE
    return moment >= from && moment < to ? state : undefined
  }

  function read(unit: PvUnit, moment: number): PvReading {
    const height = sunHeight(unit, moment)
    const tempC = Math.round(22 + 26 * Math.max(0, height) - Math.abs(unit.lat - 25) / 4)
    const silent = (state: PvInverterState, temp = tempC) =>
      ({ state, activeW: 0, efficiencyBps: null, tempC: temp }) as const
    if (height <= 0) return silent(standbyNoIrradiation, Math.round(20 - Math.abs(unit.lat - 25) / 4))
    if (height < WAKES) return silent(irradiationCheck)
    if (height < STARTS) return silent(starting)
    const trouble = troubleAt(unit, moment)
    if (trouble !== undefined && trouble !== powerLimitedConnected) return silent(trouble)

    // Haurwitz' clear sky, in kW/m².
    const sun = 1.098 * height * Math.exp(-0.057 / height) * clearness(unit, moment)
    const flicker = 1 + 0.03 * (random(hashName(unit.sn), Math.floor(moment / 5_000)).next() - 0.5)
    const given = unit.ratedW * sun * YIELD * flicker
    const limit = trouble === powerLimitedConnected ? LIMITED_TO : 0.97
    const activeW = Math.round(Math.min(given, unit.ratedW * limit))
    const load = activeW / unit.ratedW
    const state = trouble ?? (given > unit.ratedW * limit ? selfDerating : gridConnected)
    return { state, activeW, efficiencyBps: Math.round(9_880 - 240 * (1 - load) ** 3 - 40 * load), tempC }
  }

  return {
    read,
    energyWh(unit, from, to) {
      let wattMs = 0
      for (let at = from; at < to; at += STEP) {
        const until = Math.min(at + STEP, to)
        wattMs += read(unit, (at + until) / 2).activeW * (until - at)
      }
      return Math.round(wattMs / HOUR)
    },
  }
}

/** The sine of the sun's height over the horizon: below 0 at night. */
function sunHeight({ lat, lng }: PvUnit, moment: number): number {
  const declination = radians(23.45) * Math.sin((2 * Math.PI * (dayNumber(moment) - 9_941)) / 365.25)
  // Noon of the clock is that of 120° east.
  const hours = (moment - startOfDay(dayNumber(moment))) / HOUR + (lng - 120) / 15
  const angle = radians((hours - 12) * 15)
  const phi = radians(lat)
  return Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(angle)
}

import { stopReason } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import type { Now } from '../clock.ts'
import { nextArrival } from '../demand/arrivals.ts'
import { drawNeed } from '../demand/car.ts'
import { drawOwnCause, type Ending, isFault } from '../demand/stop-reasons.ts'
import type { Token } from '../plan.ts'
import type { Random } from '../random.ts'
import { type Charge, countedWh, limited } from './charge.ts'
import type { Trouble } from './facts.ts'
import type { Car, Gun, RemoteStart, Surroundings } from './gun.ts'

/* What becomes of a gun: each gives a new one. */

const { user: USER, full: FULL } = stopReason.code
const WARNING_SHARE = 0.02
const warnings: readonly Trouble[] = [
  { code: 'HighTemperature', info: 'Cable warmer than 75 degrees' },
  { code: 'WeakSignal', info: 'Mobile network below -105 dBm' },
  { code: 'OtherError', info: 'Fan 2 slow' },
]

/** A gun that nobody has used. */
export function newGun(
  { connector, place, startsPerDay, meterWh }: Pick<Gun, 'connector' | 'place' | 'startsPerDay' | 'meterWh'>,
  random: Random,
  sim: number,
): Gun {
  const nextCar = nextArrival(random, { kind: place.kind, startsPerDay }, sim)
  return {
    connector,
    place,
    startsPerDay,
    meterWh,
    phase: { is: 'free', nextCar },
    isOperative: true,
    charges: 0,
  }
}

/** The gun without a car, waiting for the next. */
export function freed(gun: Gun, random: Random, sim: number): Gun {
  const { kind } = gun.place
  return { ...gun, phase: { is: 'free', nextCar: nextArrival(random, { ...gun, kind }, sim) } }
}

/** A car is plugged in by somebody; `remote` already allows it to charge. */
export function plugged(
  gun: Gun,
  around: Surroundings,
  sim: number,
  token?: Token,
  remote?: RemoteStart,
): Gun {
  const { random } = around
  const drawn = token ?? around.drawToken()
  const cause = drawOwnCause(random, around.faults)
  const need = drawNeed(random, gun.place, 'isFleet' in drawn && drawn.isFleet === true, cause === FULL)
  if (isFault(cause)) need.energyWh = Math.max(200, Math.round(need.energyWh * random.next()))
  const stayMs = Math.min(random.exponential(14), 240) * MINUTE
  const car: Car = { token: { value: drawn.value, isVin: drawn.isVin }, need, cause, stayMs }
  const presentsAt = sim + (remote ? 2_000 : random.int(5, 40) * 1_000)
  const warning = random.chance(WARNING_SHARE * Math.min(1, around.faults))
    ? { trouble: random.pick(warnings), until: sim + random.int(20, 120) * MINUTE }
    : gun.warning
  return { ...gun, warning, phase: { is: 'plugged', car, presentsAt, ...(remote ? { remote } : {}) } }
}

/** Energy begins to flow. */
export function charging(gun: Gun, car: Car, around: Surroundings, { wall, sim }: Now): Gun {
  const charge: Charge = {
    key: `${gun.connector}-${gun.charges + 1}`,
    token: car.token,
    fromSim: sim,
    fromWh: 0,
    need: car.need,
    vehicleW: car.need.powerW,
    isSuspended: false,
    cause: car.cause,
    stayMs: car.stayMs,
    sampleAt: wall + around.sampleMs,
    last: { wall, sim },
    countedWh: 0,
  }
  const begun = gun.limitW === undefined ? charge : limited(charge, gun.limitW, { wall, sim })
  return {
    ...gun,
    charges: gun.charges + 1,
    reservation: undefined,
    phase: { is: 'charging', charge: begun },
  }
}

/** What is charged is in the register, and the car still there for a while. */
export function ended(gun: Gun, charge: Charge, cause: Ending, random: Random, at: Now): Gun {
  const { sim } = at
  const meterWh = gun.meterWh + Math.round(countedWh(charge, at))
  if (isFault(cause) && cause !== stopReason.code.vehicleFault) {
    const trouble = troubleAfter(cause)
    return { ...gun, meterWh, phase: { is: 'faulted', trouble, until: sim + random.int(10, 60) * MINUTE } }
  }
  const stayMs = cause === USER ? Math.min(charge.stayMs, 20 * MINUTE) : charge.stayMs
  return { ...gun, meterWh, phase: { is: 'leaving', shows: 'finishing', leavesAt: sim + stayMs } }
}

function troubleAfter(cause: Ending): Trouble {
  if (cause === stopReason.code.emergencyStop) return { code: 'OtherError', info: 'Emergency stop pressed' }
  if (cause === stopReason.code.powerLoss) return { code: 'UnderVoltage', info: 'Supply lost' }
  return { code: 'GroundFailure', info: 'R_iso < 100 Ω/V' }
}

/** A charge as the vehicle would take it. */
export interface ChargeNeed {
  powerW: number
  capacityWh: number
  /** Share of the capacity, 0 to 1. */
  startSoc: number
  energyWh: number
  /** AC keeps its power to the end; DC falls above 80 %. */
  isAc: boolean
}

const KNEE = 0.8
/** At 100 % a quarter of the power is left. */
const FALL = 0.75 / (1 - KNEE)

/**
 * Energy after some seconds, in Wh. Above 80 % state of charge the power falls linearly to 25 % at 100 %
 * (domain.md §8), so the charge nears its end exponentially.
 */
export function energyAfter(seconds: number, need: ChargeNeed): number {
  const { powerW, capacityWh, isAc } = need
  const linearWh = isAc ? Number.POSITIVE_INFINITY : untilKnee(need)
  const linear = (seconds / 3_600) * powerW
  if (linear <= linearWh) return linear
  const rate = (powerW / capacityWh) * FALL
  const hours = seconds / 3_600 - linearWh / powerW
  const above = Math.max(need.startSoc, KNEE) - KNEE
  const gained = (1 / FALL - above) * (1 - Math.exp(-rate * hours))
  return linearWh + gained * capacityWh
}

/** How long it takes to charge the energy that is needed, in seconds. */
export function secondsFor(need: ChargeNeed): number {
  const { powerW, capacityWh, energyWh, isAc } = need
  const linearWh = isAc ? energyWh : Math.min(energyWh, untilKnee(need))
  const linear = linearWh / powerW
  if (linearWh >= energyWh) return Math.ceil(linear * 3_600)
  const above = Math.max(need.startSoc, KNEE) - KNEE
  const gained = (energyWh - linearWh) / capacityWh
  const hours = -Math.log(1 - gained / (1 / FALL - above)) / ((powerW / capacityWh) * FALL)
  return Math.ceil((linear + hours) * 3_600)
}

/** The power at some moment, in W. */
export function powerAfter(seconds: number, need: ChargeNeed): number {
  const soc = need.startSoc + energyAfter(seconds, need) / need.capacityWh
  if (need.isAc || soc <= KNEE) return need.powerW
  return Math.round(need.powerW * Math.max(0.25, 1 - FALL * (soc - KNEE)))
}

/** Readings at the start, at the knee, every quarter of an hour after it, and at the end; between them it is linear. */
export function readingsOf(start: number, seconds: number, meterStart: number, need: ChargeNeed) {
  const knee = need.isAc ? seconds : Math.floor((untilKnee(need) / need.powerW) * 3_600)
  const times = [0]
  for (let at = knee; at < seconds; at += 900) if (at > 0) times.push(at)
  times.push(seconds)
  return times.map((at) => ({ ts: start + at * 1_000, wh: meterStart + Math.round(energyAfter(at, need)) }))
}

function untilKnee({ startSoc, capacityWh }: ChargeNeed): number {
  return Math.max(0, KNEE - startSoc) * capacityWh
}

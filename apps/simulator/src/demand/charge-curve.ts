/** A charge as the vehicle would take it. */
export interface ChargeNeed {
  /** The most that gun and vehicle agree on, in W. */
  powerW: number
  /** What the vehicle asks for below 60 % state of charge, in W: never less than `powerW`. */
  demandW: number
  capacityWh: number
  /** Share of the capacity, 0 to 1. */
  startSoc: number
  energyWh: number
  /** AC keeps its power to the end; of DC the vehicle asks for less and less above 60 %. */
  isAc: boolean
}

/** From here on the vehicle asks for less: at 100 % a quarter is left (domain.md §8). */
const FALLS_FROM = 0.6
const FALL = 0.75 / (1 - FALLS_FROM)

/**
 * Energy after some seconds, in Wh. The power stays at its most until the vehicle asks for less; then it falls linearly
 * with the state of charge, so the charge nears its end exponentially.
 */
export function energyAfter(seconds: number, need: ChargeNeed): number {
  const { powerW, demandW, capacityWh, isAc } = need
  const linearWh = isAc ? Number.POSITIVE_INFINITY : untilFall(need)
  const linear = (seconds / 3_600) * powerW
  if (linear <= linearWh) return linear
  const rate = (demandW / capacityWh) * FALL
  const hours = seconds / 3_600 - linearWh / powerW
  return linearWh + leftInFall(need) * (1 - Math.exp(-rate * hours)) * capacityWh
}

/** How long it takes to charge the energy that is needed, in seconds. */
export function secondsFor(need: ChargeNeed): number {
  const { powerW, demandW, capacityWh, energyWh, isAc } = need
  const linearWh = isAc ? energyWh : Math.min(energyWh, untilFall(need))
  const linear = linearWh / powerW
  if (linearWh >= energyWh) return Math.ceil(linear * 3_600)
  const gained = (energyWh - linearWh) / capacityWh
  const hours = -Math.log(1 - gained / leftInFall(need)) / ((demandW / capacityWh) * FALL)
  return Math.ceil((linear + hours) * 3_600)
}

/** The power at some moment, in W. */
export function powerAfter(seconds: number, need: ChargeNeed): number {
  return Math.min(need.powerW, demandAfter(seconds, need))
}

/** What the vehicle asks for at some moment, in W. */
export function demandAfter(seconds: number, need: ChargeNeed): number {
  if (need.isAc) return need.demandW
  const soc = need.startSoc + energyAfter(seconds, need) / need.capacityWh
  return Math.round(need.demandW * Math.max(0.25, 1 - FALL * Math.max(0, soc - FALLS_FROM)))
}

/** The power as a meter shows it: it swings some percent below the curve, each vehicle in its own way. */
export function meteredPower(seconds: number, need: ChargeNeed): number {
  const own = need.capacityWh + need.energyWh
  const swing = 0.014 * Math.sin(seconds / 97 + own) + 0.009 * Math.sin(seconds / 31 + 2 * own)
  return Math.round(powerAfter(seconds, need) * (0.977 + swing))
}

/** Readings at the start, where the power begins to fall, every quarter of an hour after it, and at the end. */
export function readingsOf(start: number, seconds: number, meterStart: number, need: ChargeNeed) {
  const fall = need.isAc ? seconds : Math.floor((untilFall(need) / need.powerW) * 3_600)
  const times = [0]
  for (let at = fall; at < seconds; at += 900) if (at > 0) times.push(at)
  times.push(seconds)
  return times.map((at) => ({ ts: start + at * 1_000, wh: meterStart + Math.round(energyAfter(at, need)) }))
}

/** The state of charge at which the vehicle asks for no more than it is given. */
function fallsFrom({ powerW, demandW }: ChargeNeed): number {
  return FALLS_FROM + (1 - powerW / demandW) / FALL
}

/** Energy until the power begins to fall, in Wh. */
function untilFall(need: ChargeNeed): number {
  return Math.max(0, fallsFrom(need) - need.startSoc) * need.capacityWh
}

/** The share of the capacity that the falling power would reach in the end, from where it begins to fall. */
function leftInFall(need: ChargeNeed): number {
  return 1 / FALL - (Math.max(need.startSoc, fallsFrom(need)) - FALLS_FROM)
}

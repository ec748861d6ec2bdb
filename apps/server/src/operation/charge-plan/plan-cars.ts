import { QUARTER } from '@ampdeck/api/charge-plan/depot'
import { DAY, dayNumber, MINUTE, minutesOf, startOfDay } from '@ampdeck/api/time'

export const QUARTER_MS = QUARTER * MINUTE

/** A car whose model is not known takes as much in an hour as its battery holds. */
export interface PlanCar {
  id: number
  plate: string
  batteryWh: number
  maxW: number
}

/** The stay of a car and what it needs. */
export interface Stay {
  arrival: number
  latestEnd: number
  startSoc: number
  targetSoc: number
}

/** The first moment at or after another one at which the clock shows this time. */
function nextAt(clock: string, from: number): number {
  const moment = startOfDay(dayNumber(from)) + minutesOf(clock) * MINUTE
  return moment < from ? moment + DAY : moment
}

/** From the first such time of a plan to the first of the other after it. */
export function stayOf(
  arrival: string,
  leave: string,
  fromTime: number,
): Pick<Stay, 'arrival' | 'latestEnd'> {
  const comes = nextAt(arrival, fromTime)
  return { arrival: comes, latestEnd: nextAt(leave, comes + MINUTE) }
}

/** What brings a battery from one state of charge to another. */
export function needWhOf(
  batteryWh: number,
  { startSoc, targetSoc }: Pick<Stay, 'startSoc' | 'targetSoc'>,
): number {
  return Math.ceil((batteryWh * (targetSoc - startSoc)) / 100)
}

/** The battery that a need was counted with. */
export function batteryOf(
  needWh: number,
  { startSoc, targetSoc }: Pick<Stay, 'startSoc' | 'targetSoc'>,
): number {
  return Math.round((needWh * 100) / (targetSoc - startSoc))
}

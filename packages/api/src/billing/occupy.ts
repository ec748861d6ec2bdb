import { DAY, dayNumber, MINUTE, minutesOf, startOfDay } from '../time.ts'
import { roundedUp, wholePart } from './arithmetic.ts'

/** What standing at a gun after the charge costs. */
export interface OccupyPrice {
  /** Minutes that cost nothing. */
  freeMinutes: number
  /** Length of a charged step, in minutes. */
  stepMinutes: number
  /** Price of a step, in fen. */
  stepFen: number
  /** The most that one occupation costs, in fen. */
  capFen: number
}

/** When it is charged, and to whom. */
export interface OccupyRule extends OccupyPrice {
  /** `HH:mm-HH:mm` in UTC+8, also over midnight; minutes outside it are free. */
  window: string
  /** Member levels that pay nothing. */
  graceMemberLevels: readonly number[]
}

/** A gun that stays occupied: from the end of the charge to plug-out, or until it went offline or faulty. */
export interface Occupation {
  from: number
  to: number
  memberLevel?: number
  /** Further free minutes of the member's level. */
  graceMinutes?: number
}

/** The fee for occupying a gun after the charge, in fen. */
export function occupyFee(occupation: Occupation, rule: OccupyRule): number {
  return occupied(occupation, rule).feeFen
}

/** The same with the complete minutes that count; members of a level that pays nothing have no steps. */
export function occupied(occupation: Occupation, rule: OccupyRule): OccupyFee & { minutes: number } {
  const { from, to, memberLevel, graceMinutes = 0 } = occupation
  const minutes = wholePart(insideWindow(from, to, rule.window), MINUTE)
  const isFree = memberLevel !== undefined && rule.graceMemberLevels.includes(memberLevel)
  return { minutes, ...occupyFeeOf(rule, isFree ? 0 : minutes, graceMinutes) }
}

/** A fee and how it came about. */
export interface OccupyFee {
  /** Minutes above the free ones. */
  chargedMinutes: number
  steps: number
  /** The fee before the cap, in fen. */
  uncappedFen: number
  feeFen: number
}

/** `steps = ceil(max(0, minutes − free) / step)`, `fee = min(steps × step price, cap)`. */
export function occupyFeeOf(price: OccupyPrice, minutes: number, graceMinutes = 0): OccupyFee {
  const chargedMinutes = Math.max(0, Math.floor(minutes) - price.freeMinutes - graceMinutes)
  const steps = roundedUp(chargedMinutes, price.stepMinutes)
  const uncappedFen = steps * price.stepFen
  return { chargedMinutes, steps, uncappedFen, feeFen: Math.min(uncappedFen, price.capFen) }
}

/** Milliseconds of an interval that lie inside a daily window. */
function insideWindow(from: number, to: number, window: string): number {
  const [open = 0, close = 0] = window.split('-').map((time) => minutesOf(time) * MINUTE)
  const length = close > open ? close - open : close - open + DAY
  let inside = 0
  for (let start = startOfDay(dayNumber(from) - 1) + open; start < to; start += DAY) {
    inside += Math.max(0, Math.min(to, start + length) - Math.max(from, start))
  }
  return inside
}

import type { MeterValue } from '@ampdeck/api/billing/cut'
import { DAY } from '@ampdeck/api/time'
import { hasJump, isAtLeast, METER_TOLERANCE_WH } from '../metering/readings.ts'

/** What is wrong with an order (domain.md §3.4 ChargeOrder). */
export const abnormalKind = {
  noFinalBill: 1,
  energyJump: 2,
  otherFee: 3,
  duplicate: 4,
  zeroEnergy: 5,
  timeError: 6,
} as const

/** A register that counts a thousandth, or nothing at all, beside a power that was measured. */
const FAR_BELOW = 10
/** Fen by which a line of the pile's own bill may differ. */
const TOLERANCE_FEN = 1

export interface Finished {
  start: MeterValue
  /** As the pile reported it, before anything was put right. */
  stop: MeterValue
  readings: readonly MeterValue[]
  /** The register began anew during the charge. */
  isReset: boolean
  /** The energy that the measured power comes to. */
  powerWh: number
  /** Of the whole pile: its guns share it. */
  ratedW: number
  lines: number
  feeFen: number
  /** What the pile itself asks for; most do not say. */
  pileFeeFen: number | null
  /** Another order of this gun is the same charge, reported twice. */
  isRepeated: boolean
}

/** The checks of a final bill against the own calculation (domain.md §4 LC 1, kinds 2-6); null where all is well. */
export function faultOf(order: Finished): number | null {
  const { start, stop, readings, powerWh, ratedW, lines, feeFen, pileFeeFen } = order
  if (stop.ts < start.ts || stop.ts - start.ts > DAY) return abnormalKind.timeError
  const isBack = !isAtLeast(stop.wh, start.wh)
  if (order.isReset || isBack || hasJump(readings, ratedW)) return abnormalKind.energyJump
  const isTooLittle = powerWh > METER_TOLERANCE_WH && stop.wh - start.wh < powerWh / FAR_BELOW
  // A register that stood still may be broken. One that reads less than before, by its rounding, was read.
  if (stop.wh === start.wh || (isTooLittle && stop.wh < start.wh)) return abnormalKind.zeroEnergy
  if (isTooLittle) return abnormalKind.energyJump
  if (order.isRepeated) return abnormalKind.duplicate
  const isOther = pileFeeFen !== null && Math.abs(pileFeeFen - feeFen) > TOLERANCE_FEN * Math.max(1, lines)
  return isOther ? abnormalKind.otherFee : null
}

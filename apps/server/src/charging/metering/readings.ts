import type { MeterValue } from '@ampdeck/api/billing/cut'
import { HOUR, MINUTE } from '@ampdeck/api/time'

/*
 * What a meter cannot have measured: more than 20 % above the rated power of its pile, for the time between two readings
 * and a minute more, and one kWh besides, for there are meters that count in whole kWh.
 */
export const POWER_TOLERANCE = 1.2
const TIME_TOLERANCE_MS = MINUTE
export const METER_TOLERANCE_WH = 1_000
const SMALL_STEP_WH = 10

/**
 * The readings by which a charge is billed: its first and its last one, and between them those that fit, in the order
 * of time. A reading that runs backwards, or beyond the end, is left out.
 */
export function billable(values: readonly MeterValue[], start: MeterValue, stop: MeterValue): MeterValue[] {
  const end = { ts: Math.max(stop.ts, start.ts), wh: Math.max(stop.wh, start.wh) }
  const kept = [start]
  for (const { ts, wh } of values.toSorted((a, b) => a.ts - b.ts || a.wh - b.wh)) {
    const last = kept.at(-1) ?? start
    if (ts > last.ts && ts < end.ts && wh >= last.wh && wh <= end.wh) kept.push({ ts, wh })
  }
  return [...kept, end]
}

/** The most that a meter can have counted between two moments. */
export function mostWh(from: { ts: number }, to: { ts: number }, ratedW: number): number {
  const forMs = Math.max(0, to.ts - from.ts) + TIME_TOLERANCE_MS
  return METER_TOLERANCE_WH + (POWER_TOLERANCE * ratedW * forMs) / HOUR
}

/** Whether a meter can have counted from the one reading to the other. */
export function isPossible(before: MeterValue, after: MeterValue, ratedW: number): boolean {
  return after.wh - before.wh <= mostWh(before, after, ratedW)
}

/** Whether a register shows no less than before, but for its rounding: by one of its own steps. */
export function isAtLeast(wh: number, beforeWh: number): boolean {
  const step = [1_000, 100].find((one) => wh % one === 0 && beforeWh % one === 0) ?? SMALL_STEP_WH
  return wh >= beforeWh - step
}

/** Whether the register counted more than the pile can have delivered, between two readings or in all. */
export function hasJump(readings: readonly MeterValue[], ratedW: number): boolean {
  const [first] = readings
  const last = readings.at(-1)
  if (first && last && !isPossible(first, last, ratedW)) return true
  return readings.some((reading, index) => {
    const before = readings[index - 1]
    return before !== undefined && !isPossible(before, reading, ratedW)
  })
}

/** The readings of a charge up to its end, with the register as if it had gone on counting. */
export interface Counted {
  values: readonly MeterValue[]
  stop: MeterValue
  /** The register began anew: what it counted is the sum of its known parts. */
  isReset: boolean
}

/** A register that ends below what it has shown was reset meanwhile; a single reading that cannot be says nothing. */
export function counted(
  all: readonly MeterValue[],
  start: MeterValue,
  stop: MeterValue,
  ratedW: number,
): Counted {
  const values: MeterValue[] = []
  for (const value of all.toSorted((a, b) => a.ts - b.ts)) {
    const isBeside = value.ts < start.ts || value.ts > stop.ts
    const isWild = value.wh > stop.wh && !isPossible(values.at(-1) ?? start, value, ratedW)
    if (!isBeside && !isWild) values.push(value)
  }
  const highest = Math.max(start.wh, ...values.map(({ wh }) => wh))
  const isRounded = isAtLeast(stop.wh, start.wh) && highest - stop.wh <= METER_TOLERANCE_WH
  if (stop.wh >= highest || isRounded) return { values, stop, isReset: false }

  const counting: MeterValue[] = [start]
  let before = 0
  for (const { ts, wh } of [...values, stop]) {
    const last = counting.at(-1) ?? start
    if (wh + before < last.wh) before = last.wh - wh
    counting.push({ ts, wh: wh + before })
  }
  const end = counting.at(-1) ?? stop
  return { values: counting.slice(1, -1), stop: end, isReset: true }
}

/** What register a running charge shows now, and what it had counted before it was reset. */
export function goneOn(
  known: { lastWh: number; offsetWh: number },
  registerWh: number,
): { wh: number; offsetWh: number } {
  const { lastWh, offsetWh } = known
  if (registerWh + offsetWh < lastWh - METER_TOLERANCE_WH)
    return { wh: lastWh, offsetWh: lastWh - registerWh }
  const isBack = offsetWh > 0 && registerWh >= lastWh
  const wh = Math.max(lastWh, isBack ? registerWh : registerWh + offsetWh)
  return { wh, offsetWh: isBack ? 0 : offsetWh }
}

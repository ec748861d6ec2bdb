import type { MeterValue } from '@ampdeck/api/billing/cut'
import { HOUR } from '@ampdeck/api/time'

/** A single step of a register that no pile has delivered is a fault of the meter, not energy. */
const JUMP_WH = 100_000

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

/** Whether the register jumped by more than the pile can have delivered in the time between two readings. */
export function hasJump(readings: readonly MeterValue[], ratedW: number): boolean {
  return readings.some((reading, index) => {
    const last = readings[index - 1]
    if (!last) return false
    const possible = (1.2 * ratedW * (reading.ts - last.ts)) / HOUR
    return reading.wh - last.wh > Math.max(JUMP_WH, possible)
  })
}

import type { MeterValue } from '@ampdeck/api/billing/cut'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import { startRegister } from '../metering/plausible.ts'
import { isPossible } from '../metering/readings.ts'

/** Between readings that lie further apart nothing is known of the power. */
const LONGEST_STEP_MS = 15 * MINUTE

/** Where a charge began: at its first reading, where its start was reported without one. */
export function startOf(
  { startTime, meterStart }: { startTime: number; meterStart: number },
  { startUnknown }: { startUnknown: number },
  values: readonly MeterValue[],
): MeterValue {
  const first = startUnknown === startRegister.unknown ? values[0] : undefined
  return { ts: startTime, wh: first?.wh ?? meterStart }
}

/**
 * Where a charge ended, as far as its gun and the time can have brought it there: else at the last reading that is
 * believed.
 */
export function endOf(
  start: MeterValue,
  values: readonly MeterValue[],
  { ts, meterWh }: { ts: number; meterWh: number | null },
  { ratedW, offsetWh }: { ratedW: number; offsetWh: number },
): { stop: MeterValue; isBeyond: boolean } {
  const before = values.filter((value) => value.ts <= ts)
  const newest = before.at(-1) ?? start
  // A single low reading says nothing where the end goes on from the one before it.
  const highest = before.reduce((high, value) => (value.wh >= high.wh ? value : high), start)
  const shown = { ts, wh: meterWh ?? newest.wh }
  const fits = (end: MeterValue) => isPossible(start, end, ratedW) && isPossible(highest, end, ratedW)
  if (fits(shown)) return { stop: shown, isBeyond: false }
  // A register that went on from another number, as its readings did.
  const moved = { ts, wh: shown.wh + offsetWh }
  const isMoved = offsetWh < 0 && moved.wh >= newest.wh && fits(moved)
  return { stop: isMoved ? moved : { ts, wh: newest.wh }, isBeyond: true }
}

/** The energy that the measured power comes to, in Wh; what lies between distant readings is not counted. */
export function energyOf(powers: readonly { ts: number; W: number }[], until: number): number {
  return powers.reduce((sum, { ts, W }, index) => {
    const before = powers[index - 1]
    const ms = before === undefined || ts > until ? 0 : ts - before.ts
    const isNear = before !== undefined && ms > 0 && ms <= LONGEST_STEP_MS
    return isNear ? sum + (((before.W + W) / 2) * ms) / HOUR : sum
  }, 0)
}

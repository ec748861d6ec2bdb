import type { MeterValue } from '@ampdeck/api/billing/cut'
import type { Reading } from '../../device/charge-point.ts'
import type { Transaction } from '../record/transaction.store.ts'
import { whole } from './number.ts'
import { goneOn, isPossible, METER_TOLERANCE_WH, POWER_TOLERANCE } from './readings.ts'

/*
 * The border of the charging service: a reading that gun, time and register cannot give is kept and marked, and bills,
 * stops and shows nothing.
 */

/** What no gun, battery or sensor measures: beyond it a value is unknown. */
const bounds = { V: [0, 2_000], A: [-2_000, 2_000], soc: [0, 100], tempC: [-60, 200] } as const

/** Whether the register at the start of a charge is known, is not, or is what its gun showed before. */
export const startRegister = { known: 0, unknown: 1, assumed: 2 } as const

/** What is known of the register of a running charge. */
export interface KnownRegister {
  meterStart: number
  startUnknown: number
  lastWh: number
  /** When that was read. */
  whTime: number
  /** What the register had counted when it was reset; negative where it went on from a higher number. */
  offsetWh: number
  /** The last reading that was not believed. */
  doubtWh: number | null
  doubtTime: number | null
}

/** The same of a transaction. */
export function registerOf(transaction: Transaction): KnownRegister {
  const { whTime, lastTime, startTime, lastWh, meterStart } = transaction
  // Rows from before it was kept say when anything was read last.
  return { ...transaction, whTime: whTime ?? (lastWh > meterStart ? lastTime : startTime) }
}

export type Believed<R extends Reading> = R & {
  /** What the register showed and cannot have counted: it is kept, and nothing is billed by it. */
  doubtWh: number | null
}

/** A reading without the values that cannot be. */
export function withinBounds<R extends Reading>(reading: R, ratedW: number): R {
  const within = (name: keyof typeof bounds) => {
    const [least, greatest] = bounds[name]
    const value = reading[name]
    return value !== null && value >= least && value <= greatest ? value : null
  }
  const { W } = reading
  return {
    ...reading,
    W: W !== null && Math.abs(W) <= POWER_TOLERANCE * ratedW ? W : null,
    V: within('V'),
    A: within('A'),
    soc: within('soc'),
    tempC: within('tempC'),
  }
}

/**
 * The readings of a charge, in the order of time, each with what of it is believed, and what is known of its register
 * after them. A register that goes on from a number that was not believed was exchanged or set anew: what it counts
 * from there on counts for the limits of the charge, but not for its bill.
 */
export function believe<R extends Reading>(
  before: KnownRegister,
  readings: readonly R[],
  { startTime, ratedW }: { startTime: number; ratedW: number },
): { known: KnownRegister; readings: Believed<R>[] } {
  let known = before
  const believed = readings.map((reading): Believed<R> => {
    const sane = withinBounds(reading, ratedW)
    const wh = whole(reading.meterWh)
    // What comes late is judged with the whole charge, at its end.
    if (wh === null || reading.ts < known.whTime) return { ...sane, meterWh: wh, doubtWh: null }
    const next = counts({ ts: reading.ts, wh }, known, { startTime, ratedW })
    known = { ...known, ...next }
    if (next.doubtWh !== null) return { ...sane, meterWh: null, doubtWh: wh }
    return { ...sane, meterWh: wh, doubtWh: known.offsetWh < 0 ? wh : null }
  })
  return { known, readings: believed }
}

/** What a reading makes of what is known of the register: where it is not believed, only that it came. */
function counts(
  reading: MeterValue,
  known: KnownRegister,
  { startTime, ratedW }: { startTime: number; ratedW: number },
): Partial<KnownRegister> & Pick<KnownRegister, 'doubtWh'> {
  const { ts, wh } = reading
  const sure = { whTime: ts, doubtWh: null, doubtTime: null }
  const last = { ts: known.whTime, wh: known.lastWh }
  const start = { ts: startTime, wh: known.meterStart }
  const fits = (counted: number) =>
    isPossible(last, { ts, wh: counted }, ratedW) && isPossible(start, { ts, wh: counted }, ratedW)

  if (known.startUnknown !== startRegister.known) {
    const isAssumed = known.startUnknown === startRegister.assumed && wh >= known.meterStart && fits(wh)
    const meterStart = isAssumed ? known.meterStart : wh
    return { ...sure, meterStart, lastWh: wh, startUnknown: startRegister.known }
  }
  const isBack = known.offsetWh < 0 && wh >= last.wh - METER_TOLERANCE_WH && fits(wh)
  if (isBack) return { ...sure, lastWh: Math.max(last.wh, wh), offsetWh: 0 }
  const { wh: lastWh, offsetWh } = goneOn(known, wh)
  if (fits(lastWh)) return { ...sure, lastWh, offsetWh }

  const { doubtWh, doubtTime } = known
  const doubt = doubtWh === null || doubtTime === null ? null : { ts: doubtTime, wh: doubtWh }
  const goesOn = doubt !== null && wh >= doubt.wh && isPossible(doubt, reading, ratedW)
  const moved = goesOn ? last.wh - doubt.wh : 0
  if (!goesOn || !fits(wh + moved)) return { doubtWh: wh, doubtTime: ts }
  return { ...sure, lastWh: wh + moved, offsetWh: moved }
}

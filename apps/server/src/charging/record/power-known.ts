import { HOUR, MINUTE } from '@ampdeck/api/time'

/*
 * The default of OCPP 1.6 reports the energy register alone. The power of such a charge is unknown, not zero: register
 * and time give its average, as far as the steps of the register allow.
 */

/** What is known of the power of a running charge, and the reading from which it is derived next. */
export interface PowerKnown {
  /** The last power that the pile has measured. */
  measured?: { W: number; ts: number }
  /** The average between two readings of the register. */
  derived?: { W: number; from: number; ts: number }
  anchor?: RegisterReading
}

export interface RegisterReading {
  ts: number
  wh: number
}

/** The power of a moment: null where nothing tells, with the begin of its average where it is derived. */
export interface PowerNow {
  W: number | null
  derivedFrom?: number
}

/** A pile may report power and energy in turns: what it has measured counts for so long. */
const FRESH_MS = 3 * MINUTE
const SHORTEST_MS = MINUTE / 2
/** The average of a longer time says nothing about now. */
const LONGEST_MS = 30 * MINUTE
/** A step of the register must not make a difference that the reserve of a grant does not cover. */
const MAX_ERROR_W = 1_000
/** A register counts in one of these steps. */
const STEPS_WH = [1_000, 100, 10]

/** What a reading adds to what is known: each part of it is null where the pile did not report it. */
export function powerAfter(
  known: PowerKnown | null,
  { measured, register }: { measured: PowerKnown['measured'] | null; register: RegisterReading | null },
): PowerKnown {
  const next = { ...known, ...(measured && { measured }) }
  if (!register) return next
  const { anchor } = next
  if (!anchor || register.ts < anchor.ts || register.wh < anchor.wh) return { ...next, anchor: register }
  const ms = register.ts - anchor.ts
  if (ms > LONGEST_MS) return { ...next, anchor: register }
  const errorW = (stepOf(anchor.wh, register.wh) * HOUR) / Math.max(ms, 1)
  if (ms < SHORTEST_MS || errorW > MAX_ERROR_W) return next
  const W = Math.round(((register.wh - anchor.wh) * HOUR) / ms)
  return { ...next, anchor: register, derived: { W, from: anchor.ts, ts: register.ts } }
}

/** What is known of the power at a moment: what was measured before what was derived. */
export function powerAt({ measured, derived }: PowerKnown, ts: number): PowerNow {
  if (measured && ts - measured.ts <= FRESH_MS) return { W: measured.W }
  if (derived && ts - derived.ts <= LONGEST_MS) return { W: derived.W, derivedFrom: derived.from }
  return { W: null }
}

/** The coarsest step in which a register can have counted both readings. */
function stepOf(...readings: readonly number[]): number {
  return STEPS_WH.find((step) => readings.every((wh) => wh % step === 0)) ?? 1
}

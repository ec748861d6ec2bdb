import { HOUR, MINUTE } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { type PowerKnown, powerAfter, powerAt } from './power-known.ts'

const SECOND = 1_000

/** What is known after readings of the register, each so many ms after the first. */
function after(...readings: readonly (readonly [number, number])[]): PowerKnown {
  return readings.reduce<PowerKnown>(
    (known, [ts, wh]) => powerAfter(known, { measured: null, register: { ts, wh } }),
    {},
  )
}

it('is unknown, not zero, after one reading of the register', () => {
  expect(powerAt(after([0, 123_456]), 0)).toEqual({ W: null })
})

it('is derived from two readings, with the begin of its average', () => {
  const known = after([0, 123_456], [MINUTE, 123_573])
  expect(powerAt(known, MINUTE)).toEqual({ W: 7_020, derivedFrom: 0 })
})

it('is zero where a register of single Wh has not moved', () => {
  expect(powerAt(after([0, 123_456], [MINUTE, 123_456]), MINUTE)).toEqual({ W: 0, derivedFrom: 0 })
})

it('waits for two readings of a sensible distance', () => {
  const soon = after([0, 1_001], [10 * SECOND, 1_011], [20 * SECOND, 1_021])
  expect(powerAt(soon, 20 * SECOND).W).toBeNull()
  const known = after([0, 1_001], [10 * SECOND, 1_011], [20 * SECOND, 1_021], [30 * SECOND, 1_061])
  expect(powerAt(known, 30 * SECOND)).toEqual({ W: 7_200, derivedFrom: 0 })
  // Between two of them the last average holds.
  const next = powerAfter(known, { measured: null, register: { ts: 40 * SECOND, wh: 1_063 } })
  expect(powerAt(next, 40 * SECOND)).toEqual({ W: 7_200, derivedFrom: 0 })
})

it.each([
  ['100 Wh', 100, 6 * MINUTE],
  ['10 Wh', 10, 36 * SECOND],
])('waits until a step of %s makes no difference', (_, step, ms) => {
  expect(powerAt(after([0, 50 * step], [ms - 1, 57 * step]), ms).W).toBeNull()
  const W = Math.round((7 * step * HOUR) / ms)
  expect(powerAt(after([0, 50 * step], [ms, 57 * step]), ms)).toEqual({ W, derivedFrom: 0 })
})

it('stays unknown by a register of whole kWh: its steps say nothing within half an hour', () => {
  const hour = Array.from({ length: 61 }, (_, n) => [n * MINUTE, 1_000 * Math.floor(n / 8)] as const)
  expect(powerAt(after(...hour), HOUR).W).toBeNull()
})

it('does not take the average of a long silence for the power of now', () => {
  const known = after([0, 1_001], [MINUTE, 1_118], [40 * MINUTE, 1_119])
  expect(powerAt(known, 40 * MINUTE).W).toBeNull()
  const next = powerAfter(known, { measured: null, register: { ts: 41 * MINUTE, wh: 1_236 } })
  expect(powerAt(next, 41 * MINUTE)).toEqual({ W: 7_020, derivedFrom: 40 * MINUTE })
})

it('begins anew where register or time run backwards', () => {
  expect(powerAt(after([0, 5_001], [MINUTE, 11], [2 * MINUTE, 128]), 2 * MINUTE)).toEqual({
    W: 7_020,
    derivedFrom: MINUTE,
  })
  expect(powerAt(after([HOUR, 5_001], [0, 5_118]), HOUR).W).toBeNull()
})

it('is what the pile has measured where it reports power and energy in turns', () => {
  const measured = powerAfter(after([0, 1_001]), { measured: { W: 6_900, ts: MINUTE }, register: null })
  const known = powerAfter(measured, { measured: null, register: { ts: 2 * MINUTE, wh: 1_241 } })
  expect(powerAt(known, 2 * MINUTE)).toEqual({ W: 6_900 })
  // A pile that has ceased to measure it is known by its register again.
  expect(powerAt(known, 5 * MINUTE)).toEqual({ W: 7_200, derivedFrom: 0 })
})

import { expect, it } from 'vitest'
import { type Exported, exportedWh, withReading } from './exported.ts'

const NOTHING: Exported = {
  ...{ firstTs: null, firstWh: null, lastTs: null, lastWh: null, registerWh: null },
  ...{ intervalWh: null, intervalTs: null, w: null, wTs: null },
}
const register = (...readings: [ts: number, wh: number][]) =>
  exportedWh(
    readings.reduce((known, [ts, wh]) => withReading(known, ts, { wh, intervalWh: null, W: null }), NOTHING),
  )
const intervals = (...readings: [ts: number, wh: number][]) =>
  exportedWh(
    readings.reduce(
      (known, [ts, intervalWh]) => withReading(known, ts, { wh: null, intervalWh, W: null }),
      NOTHING,
    ),
  )

it('one reading of a register says nothing of the charge', () => {
  expect(register([1, 7_930_000])).toBeNull()
})

it('is the difference of the register, in whatever order its readings come', () => {
  expect(register([1, 100], [3, 700], [2, 300])).toBe(600)
  expect(register([2, 300], [3, 700], [1, 100])).toBe(600)
  expect(register([1, 100], [2, 700], [2, 700])).toBe(600)
})

it('goes on where the register was reset', () => {
  expect(register([1, 900], [2, 1_000], [3, 0], [4, 250])).toBe(350)
})

it('is the sum of intervals, of which a repeat counts once', () => {
  expect(intervals([1, 50], [2, 70], [2, 70], [1, 50])).toBe(120)
})

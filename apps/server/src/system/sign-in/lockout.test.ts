import { expect, it } from 'vitest'
import { lockedUntil } from './lockout.ts'

const MINUTE = 60_000
/** Failures at these minutes, newest first as they are read. */
const at = (...minutes: number[]) => minutes.toReversed().map((minute) => minute * MINUTE)

it('locks for 30 minutes from the fifth failure within 15 minutes', () => {
  expect(lockedUntil(at(1, 2, 3, 4, 16))).toBe(46 * MINUTE)
})

it('does not lock after four failures, nor after five in more than 15 minutes', () => {
  expect(lockedUntil(at(1, 2, 3, 4))).toBe(0)
  expect(lockedUntil(at(0, 2, 3, 4, 15.1))).toBe(0)
})

it('counts the last five of many', () => {
  expect(lockedUntil(at(0, 20, 21, 22, 23, 24))).toBe(54 * MINUTE)
})

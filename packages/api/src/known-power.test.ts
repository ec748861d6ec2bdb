import { expect, it } from 'vitest'
import { gunStatus } from './enumerations/equipment.ts'
import { knownPower, powerOfGun } from './known-power.ts'

const { charging, alarm, full } = gunStatus.code

it('adds up what is known, and counts what is not', () => {
  expect(knownPower([40_000, null, 0, undefined])).toEqual({ powerW: 40_000, powerUnknown: 2 })
  expect(knownPower([])).toEqual({ powerW: 0, powerUnknown: 0 })
})

it.each([
  ['a charge with a reading', charging, { W: 40_000.4 }, 40_000],
  ['a charge that reports energy alone', charging, { W: null }, null],
  ['a charge before its first reading', charging, null, null],
  ['a gun that charges on in alarm', alarm, { W: 7_000 }, 7_000],
  ['a gun in alarm without a charge', alarm, null, 0],
  ['a car that is full', full, { W: 40_000 }, 0],
])('is the power of %s', (_, status, live, expected) => {
  expect(powerOfGun(status, live)).toBe(expected)
})

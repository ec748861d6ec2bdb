import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wattsPerAmpere } from './gun-current.ts'
import type { PowerProfile } from './pile-request.ts'
import { inTerms, termsIn, UNKNOWN_TERMS } from './power-terms.ts'

const setting = (key: string, value: string) => ({ key, value, isReadOnly: true })
const profile = (of: Partial<PowerProfile> = {}): PowerProfile => ({
  ...{ id: 101, stackLevel: 1, purpose: 'pile', kind: 'recurringDaily', periods: [] },
  ...of,
})

describe('the terms of a pile', () => {
  it.each([
    ['Current', 'A'],
    ['A', 'A'],
    ['current', 'A'],
    ['Power', 'W'],
    ['Current,Power', 'W'],
    ['W, A', 'W'],
    ['', 'W'],
    ['UnknownVariable', 'W'],
  ])('have for "%s" the unit %s', (value, unit) => {
    expect(termsIn([setting('ChargingScheduleAllowedChargingRateUnit', value)]).unit).toBe(unit)
    expect(termsIn([setting('SmartChargingCtrlr.RateUnit', value)]).unit).toBe(unit)
  })

  it('are unknown where the pile reports none, or nonsense', () => {
    expect(termsIn([])).toEqual(UNKNOWN_TERMS)
    const odd = ['', 'many', '-1', '1.5', 'UnknownVariable']
    for (const value of odd)
      expect(termsIn([setting('ChargeProfileMaxStackLevel', value)]).maxLevel).toBeNull()
    // No profile has no period.
    expect(termsIn([setting('ChargingScheduleMaxPeriods', '0')]).maxPeriods).toBeNull()
    expect(termsIn([setting('ChargeProfileMaxStackLevel', '0')]).maxLevel).toBe(0)
  })
})

describe('a profile in the terms of a pile', () => {
  it('is in amperes, rounded down', () => {
    const sent = inTerms(
      profile({ periods: [{ startSecond: 0, limitW: 11_000 }] }),
      { ...UNKNOWN_TERMS, unit: 'A' },
      690,
    )
    expect(sent.periods).toEqual([{ startSecond: 0, limitW: 11_000, limitA: 15.9 }])
  })

  it.each([
    [2, 'default', 1, 1],
    [1, 'default', 1, 0],
    [1, 'default', 2, 1],
    [1, 'pile', 1, 1],
    [1, 'pile', 0, 0],
    [0, 'default', 2, 0],
    [0, 'transaction', 1, 0],
  ] as const)(
    'has on a pile of highest level %i as %s instead of level %i the level %i',
    (maxLevel, purpose, stackLevel, expected) => {
      expect(inTerms(profile({ purpose, stackLevel }), { ...UNKNOWN_TERMS, maxLevel }, 1).stackLevel).toBe(
        expected,
      )
    },
  )

  it('has no more periods than the pile takes, and at no time more power than before', () => {
    const limits = fc.array(fc.integer({ min: 0, max: 120_000 }), { minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(
        limits,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 1_000 }),
        (watts, most, worth) => {
          const before = profile({
            periods: watts.map((limitW, hour) => ({ startSecond: hour * 3_600, limitW })),
          })
          const sent = inTerms(before, { ...UNKNOWN_TERMS, unit: 'A', maxPeriods: most }, worth)
          expect(sent.periods.length).toBeLessThanOrEqual(most)
          expect(sent.periods[0]?.startSecond).toBe(0)
          watts.forEach((limitW, hour) => {
            const holds = sent.periods.findLast(({ startSecond }) => startSecond <= hour * 3_600)
            expect((holds?.limitA ?? Number.POSITIVE_INFINITY) * worth).toBeLessThanOrEqual(limitW + 1e-6)
          })
        },
      ),
    )
  })
})

it.each([
  [
    'a gun of direct current, by its highest voltage',
    { isAc: false, ratedW: 120_000, maxV: 750, maxA: 250 },
    750,
  ],
  ['a gun of one phase', { isAc: true, ratedW: 7_000, maxV: 220, maxA: 32 }, 230],
  ['a gun of three phases', { isAc: true, ratedW: 21_000, maxV: 220, maxA: 32 }, 690],
  ['a gun by its line voltage', { isAc: true, ratedW: 7_000, maxV: 380, maxA: 32 }, 690],
  ['a gun of which too little is known', { isAc: true, ratedW: 7_000, maxV: 0, maxA: 0 }, 690],
])('an ampere is worth at %s %#', (_, rating, watts) => {
  expect(wattsPerAmpere(rating)).toBe(watts)
})

import { assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occupyFeeOf } from './occupy.ts'

const rule = { freeMinutes: 30, stepMinutes: 30, stepFen: 500, capFen: 6_000 }

describe('occupyFeeOf', () => {
  it('is free in B1 and three steps in B2', () => {
    expect(occupyFeeOf(rule, 21)).toMatchObject({ steps: 0, feeFen: 0 })
    expect(occupyFeeOf(rule, 107)).toEqual({
      chargedMinutes: 77,
      steps: 3,
      uncappedFen: 1_500,
      feeFen: 1_500,
    })
  })

  it('begins with the minute after the free ones, counts complete minutes only, and ends at the cap', () => {
    expect(occupyFeeOf(rule, 30).feeFen).toBe(0)
    expect(occupyFeeOf(rule, 30.99).feeFen).toBe(0)
    expect(occupyFeeOf(rule, 31).feeFen).toBe(500)
    expect(occupyFeeOf(rule, 60).feeFen).toBe(500)
    expect(occupyFeeOf(rule, 61).feeFen).toBe(1_000)
    expect(occupyFeeOf(rule, 10_000).feeFen).toBe(6_000)
    expect(occupyFeeOf(rule, 40, 15).feeFen).toBe(0)
  })

  const rules = record({
    freeMinutes: integer({ min: 0, max: 120 }),
    stepMinutes: integer({ min: 1, max: 60 }),
    stepFen: integer({ min: 0, max: 10_000 }),
    capFen: integer({ min: 0, max: 100_000 }),
  })
  const minutes = integer({ min: 0, max: 2_000 })

  it('never falls with time and never passes the cap', () => {
    assert(
      property(rules, minutes, minutes, (one, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(occupyFeeOf(one, less).feeFen).toBeLessThanOrEqual(occupyFeeOf(one, more).feeFen)
        expect(occupyFeeOf(one, more).feeFen).toBeLessThanOrEqual(one.capFen)
      }),
    )
  })
})

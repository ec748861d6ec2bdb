import { occupyFeeOf } from '@ampdeck/api/billing/occupy'
import { assert, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { stairsOf } from './occupy-stairs.tsx'

const rules = record({
  freeMinutes: integer({ min: 0, max: 120 }),
  stepMinutes: integer({ min: 1, max: 60 }),
  stepFen: integer({ min: 0, max: 10_000 }),
  capFen: integer({ min: 0, max: 100_000 }),
})

it('says the fee of every minute', () => {
  assert(
    property(rules, integer({ min: 1, max: 400 }), (one, minute) => {
      const stair = stairsOf(one, 500).findLast(({ from }) => from < minute)
      expect(stair?.feeFen).toBe(occupyFeeOf(one, minute).feeFen)
    }),
  )
})

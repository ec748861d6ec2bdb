import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorOver, timesOver } from './arithmetic.ts'

describe('timesOver', () => {
  it.each([
    [10_000, 3_125, 313],
    [1, 50_000, 1],
    [1, 49_999, 0],
    [11_262, 6_852, 772],
    [20_658, 11_203, 2_314],
    [0, 13_987, 0],
  ])('prices %d Wh at %d as %d fen, half up', (wh, price4, fen) => {
    expect(timesOver(wh, price4, 100_000)).toBe(fen)
  })

  it('is within half of the exact value, also beyond the safe integers', () => {
    const large = integer({ min: -1_000_000_000, max: 1_000_000_000 })
    assert(
      property(large, large, integer({ min: 1_000, max: 1_000_000 }), (a, b, divisor) => {
        const rest = 2n * (BigInt(timesOver(a, b, divisor)) * BigInt(divisor) - BigInt(a) * BigInt(b))
        expect(rest <= BigInt(divisor) && rest > -BigInt(divisor)).toBe(true)
      }),
    )
  })
})

it('floors towards minus infinity', () => {
  expect(floorOver(-1n, 10_000n)).toBe(-1n)
  expect(floorOver(-20_000n, 10_000n)).toBe(-2n)
  expect(floorOver(19_999n, 10_000n)).toBe(1n)
})

import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRunning, percentOf } from './running.ts'

it('runs in state 1 only', () => {
  expect([0, 1, 2, 3, 42].filter((fileState) => isRunning({ fileState }))).toEqual([1])
})

describe('percentOf', () => {
  it('counts the rows that were read, kept or not', () => {
    expect(percentOf({ total: 200, uploadSuccess: 40, uploadFail: 10 })).toBe(25)
    expect(percentOf({ total: null, uploadSuccess: 0, uploadFail: 0 })).toBeUndefined()
  })

  it('never says that all is done while it runs', () => {
    const count = integer({ min: 0, max: 10_000 })
    assert(
      property(integer({ min: 1, max: 10_000 }), count, count, (total, uploadSuccess, uploadFail) => {
        const percent = percentOf({ total, uploadSuccess, uploadFail }) ?? -1
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThan(100)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockText, isoDuration, secondsLeft } from './countdown-clock.ts'

describe('secondsLeft', () => {
  it('reaches zero at the deadline and not before', () => {
    expect(secondsLeft(1)).toBe(1)
    expect(secondsLeft(0)).toBe(0)
    expect(Object.is(secondsLeft(-1), 0)).toBe(true)
    expect(secondsLeft(-999)).toBe(0)
    expect(secondsLeft(-1_000)).toBe(-1)
  })

  it('falls by one per second, without gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (ms) => {
        expect(secondsLeft(ms) - secondsLeft(ms - 1_000)).toBe(1)
      }),
    )
  })
})

describe('clockText', () => {
  it('writes hh:mm:ss (spec 9.27)', () => {
    expect(clockText(5_272)).toBe('01:27:52')
    expect(clockText(0)).toBe('00:00:00')
    expect(clockText(360_000)).toBe('100:00:00')
    expect(clockText(-18_740)).toBe('−05:12:20')
  })
})

it('writes ISO durations, never negative ones', () => {
  expect(isoDuration(5_272)).toBe('PT1H27M52S')
  expect(isoDuration(-5)).toBe('PT0H0M0S')
})

import { describe, expect, it } from 'vitest'
import { pointsOf } from './points.ts'

describe('pointsOf', () => {
  it('gives 37 points and 31 growth in B1', () => {
    expect(pointsOf({ pointFactor: 120 }, 3_130)).toEqual({ yuan: 31, uncapped: 37, points: 37, growth: 31 })
  })

  it('stops at the cap of the day and never goes below zero', () => {
    expect(pointsOf({ pointFactor: 150, dayCap: 100 }, 20_000).points).toBe(100)
    expect(pointsOf({ pointFactor: 100 }, -500).points).toBe(0)
  })
})

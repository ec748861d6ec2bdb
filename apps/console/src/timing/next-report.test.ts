import { expect, it } from 'vitest'
import { nextReport } from './next-report.ts'

const saved = { startDate: '2026-06-01', timingCycle: 7, nextDate: '2026-07-06' } as const

it.each([
  [1, '2026-07-02'],
  [7, '2026-07-08'],
  [30, '2026-07-31'],
] as const)('is the start plus the %i days of the cycle (spec 5.59)', (timingCycle, expected) => {
  expect(nextReport({ startDate: '2026-07-01', timingCycle }, undefined)).toBe(expected)
})

it('is what the server says of a plan that runs', () => {
  expect(nextReport({ startDate: '2026-06-01', timingCycle: 7 }, saved)).toBe('2026-07-06')
})

it('is counted anew once the plan is changed', () => {
  expect(nextReport({ startDate: '2026-06-01', timingCycle: 30 }, saved)).toBe('2026-07-01')
  expect(nextReport({ startDate: '2026-07-10', timingCycle: 7 }, saved)).toBe('2026-07-17')
})

it.each(['', '2026', '2026-13-01', 'tomorrow'])('is not known while the start is "%s"', (startDate) => {
  expect(nextReport({ startDate, timingCycle: 1 }, undefined)).toBeUndefined()
})

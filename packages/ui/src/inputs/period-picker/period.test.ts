import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/days.ts'
import { compareRange, periodAt, periodName, rangeOfPeriod, stepPeriod } from './period.ts'

const someDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count))
const someKind = fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const)

describe('a period', () => {
  it('holds the day that it was made for', () => {
    fc.assert(
      fc.property(someKind, someDay, (kind, day) => {
        const { from, to } = rangeOfPeriod(periodAt(kind, day))
        expect(from <= day && day <= to).toBe(true)
      }),
    )
  })

  it('joins the next one without a gap, and steps back to itself', () => {
    fc.assert(
      fc.property(someKind, someDay, (kind, day) => {
        const period = periodAt(kind, day)
        const next = stepPeriod(period, 1)
        expect(addDays(rangeOfPeriod(period).to, 1)).toBe(rangeOfPeriod(next).from)
        expect(stepPeriod(next, -1)).toEqual(period)
      }),
    )
  })

  it('is compared with one of its own kind, wholly before it', () => {
    fc.assert(
      fc.property(
        someKind,
        someDay,
        fc.constantFrom('before' as const, 'lastYear' as const),
        (kind, day, compare) => {
          const period = periodAt(kind, day, compare)
          const range = compareRange(period)
          expect(range && range.to < rangeOfPeriod(period).from).toBe(true)
          if (kind === 'week') expect(range && daysBetween(range.from, range.to)).toBe(6)
        },
      ),
    )
  })

  it('is said in both languages', () => {
    expect(periodName(periodAt('week', '2026-07-01'), 'en')).toBe('2026-06-29 to 2026-07-05')
    expect(periodName(periodAt('month', '2026-07-01'), 'zh-CN')).toBe('2026年7月')
    expect(periodName(periodAt('year', '2026-07-01'), 'zh-CN')).toBe('2026 年')
  })
})

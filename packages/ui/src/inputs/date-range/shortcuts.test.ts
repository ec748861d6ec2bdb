import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/days.ts'
import { halfOpen, isRange, shortcutsOf } from './shortcuts.ts'

const someDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count))
const named = (today: string) =>
  Object.fromEntries(
    [...shortcutsOf(today, 'days'), ...shortcutsOf(today, 'months')].map(({ name, from, to }) => [
      name,
      [from, to],
    ]),
  )

describe('the shortcuts (spec 9.25)', () => {
  it.each([
    ['2026-07-15', { last30: ['2026-06-16', '2026-07-15'], lastMonth: ['2026-06-01', '2026-06-30'] }],
    ['2026-01-01', { last30: ['2025-12-03', '2026-01-01'], lastMonth: ['2025-12-01', '2025-12-31'] }],
    ['2026-01-01', { thisYear: ['2026-01-01', '2026-01-01'], lastYear: ['2025-01-01', '2025-12-31'] }],
    ['2028-03-31', { lastMonth: ['2028-02-01', '2028-02-29'], thisMonth: ['2028-03-01', '2028-03-31'] }],
    ['2026-07-31', { last12: ['2025-08-01', '2026-07-31'] }],
    ['2026-12-31', { last12: ['2026-01-01', '2026-12-31'], thisYear: ['2026-01-01', '2026-12-31'] }],
  ])('on %s', (today, expected) => {
    expect(named(today)).toMatchObject(expected)
  })

  it('are sound ranges that never reach beyond today', () => {
    fc.assert(
      fc.property(someDay, (today) => {
        for (const range of [...shortcutsOf(today, 'days'), ...shortcutsOf(today, 'months')]) {
          expect(isRange(range)).toBe(true)
          expect(range.to <= today).toBe(true)
        }
      }),
    )
  })

  it('join: last month ends the day before this one, last year the day before this year', () => {
    fc.assert(
      fc.property(someDay, (today) => {
        const { last30, lastMonth, thisMonth, lastYear, thisYear } = named(today)
        expect(addDays(lastMonth?.[1] ?? '', 1)).toBe(thisMonth?.[0])
        expect(addDays(lastYear?.[1] ?? '', 1)).toBe(thisYear?.[0])
        expect(daysBetween(last30?.[0] ?? '', last30?.[1] ?? '')).toBe(29)
      }),
    )
  })
})

it('is half-open in times', () => {
  expect(halfOpen({ from: '2026-12-01', to: '2026-12-31' })).toEqual({
    from: '2026-12-01 00:00:00',
    to: '2027-01-01 00:00:00',
  })
})

it.each([
  ['2026-07-02', '2026-07-01', false],
  ['2026-07-01', '2026-07-01', true],
  ['', '2026-07-01', false],
  ['2026-02-30', '2026-07-01', false],
])('%s to %s is a range: %s', (from, to, is) => {
  expect(isRange({ from, to })).toBe(is)
})

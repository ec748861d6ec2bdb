import { nextReportDate, TIMING_CYCLES } from '@ampdeck/validation/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastDue, nextRun, reportPeriod } from './timing-dates.ts'

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const cycle = fc.constantFrom(...TIMING_CYCLES)

/** The first days of a plan. */
function plan(start: string, of: (typeof TIMING_CYCLES)[number], count: number): string[] {
  const days = [nextRun(start, of, start)]
  while (days.length < count) days.push(nextRun(start, of, days.at(-1) ?? start))
  return days
}

describe('the plan of a timing', () => {
  it('begins one cycle after the start, as the form shows it (spec 5.59, domain LC 22)', () => {
    fc.assert(fc.property(day, cycle, (start, of) => nextRun(start, of, start) === nextReportDate(start, of)))
  })

  it('goes on every day, or every seven', () => {
    expect(plan('2028-02-27', 1, 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(plan('2026-12-20', 7, 3)).toEqual(['2026-12-27', '2027-01-03', '2027-01-10'])
  })

  it('goes on by the month on the same day, or on the last of a shorter month', () => {
    expect(plan('2027-01-01', 30, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
    expect(plan('2028-01-01', 30, 3)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31'])
    expect(plan('2026-11-16', 30, 3)).toEqual(['2026-12-16', '2027-01-16', '2027-02-16'])
  })

  it('comes once in every natural month, so that each is reported once', () => {
    fc.assert(
      fc.property(day, (start) => {
        const months = plan(start, 30, 30).map((date) => {
          const [year = 0, month = 0] = date.split('-').map(Number)
          return year * 12 + month
        })
        return months.every((month, index) => index === 0 || month === (months[index - 1] ?? 0) + 1)
      }),
    )
  })

  it('is later than what it is asked for, and leaves out none of its days', () => {
    fc.assert(
      fc.property(day, cycle, fc.nat(1_000), (start, of, days) => {
        const after = new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
        const next = nextRun(start, of, after)
        const last = lastDue(start, of, after)
        expect(next > after).toBe(true)
        expect(last === undefined || last <= after).toBe(true)
        expect(next).toBe(last ? nextRun(start, of, last) : nextReportDate(start, of))
      }),
    )
  })
})

describe('what a report covers', () => {
  it.each([
    ['2026-07-01', 1, '2026-06-30', '2026-06-30'],
    ['2026-07-01', 7, '2026-06-24', '2026-06-30'],
    ['2026-07-31', 30, '2026-06-01', '2026-06-30'],
    ['2028-03-31', 30, '2028-02-01', '2028-02-29'],
    ['2027-01-01', 30, '2026-12-01', '2026-12-31'],
  ] as const)('of %s in cycle %i is %s to %s', (date, of, from, to) => {
    expect(reportPeriod(date, of)).toEqual({ from, to })
  })

  it('joins the one before without a gap and without an overlap', () => {
    fc.assert(
      fc.property(day, cycle, (start, of) => {
        const [first, second] = plan(start, of, 2).map((date) => reportPeriod(date, of))
        return nextReportDate(first?.to ?? '', 1) === second?.from
      }),
    )
  })
})

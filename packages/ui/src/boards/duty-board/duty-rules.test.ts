import { dutyShift } from '@ampdeck/api/enumerations/operation'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../inputs/calendar/days.ts'
import {
  conflictsOf,
  copyWeek,
  coverageOf,
  type Duty,
  daysFrom,
  gapsOf,
  mondayOf,
  setShift,
  swapCells,
} from './duty-rules.ts'

const { day, night, rest } = dutyShift.code
const duty = (userId: number, date: string, shift: Duty['shift']): Duty => ({ userId, date, shift })
const dates = daysFrom('2026-07-01', 31)
const anyDuty = fc.record({
  userId: fc.integer({ min: 1, max: 5 }),
  date: fc.constantFrom(...dates),
  shift: fc.constantFrom(day, night, rest),
})
const anyDuties = fc.array(anyDuty, { maxLength: 80 })
const anyCell = anyDuty.map(({ userId, date }) => ({ userId, date }))
const sorted = (duties: readonly Duty[]) => duties.map((one) => JSON.stringify(one)).sort()

describe('days', () => {
  it('counts over the ends of months and years', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(weekdayOf('2026-07-01')).toBe(3)
    expect(mondayOf('2026-07-05')).toBe('2026-06-29')
    expect(mondayOf('2026-06-29')).toBe('2026-06-29')
  })
})

describe('conflictsOf', () => {
  it('finds two shifts on one day', () => {
    expect(conflictsOf([duty(1, '2026-07-01', day), duty(1, '2026-07-01', night)])).toEqual([
      { userId: 1, date: '2026-07-01', kind: 'double', minutes: 0 },
    ])
  })

  it('finds a day after a night, which leaves no rest, but not a night after a day', () => {
    expect(conflictsOf([duty(1, '2026-07-01', night), duty(1, '2026-07-02', day)])).toEqual([
      { userId: 1, date: '2026-07-02', kind: 'shortRest', minutes: 0 },
    ])
    expect(conflictsOf([duty(1, '2026-07-01', day), duty(1, '2026-07-02', night)])).toEqual([])
    expect(conflictsOf([duty(1, '2026-07-01', night), duty(1, '2026-07-02', night)])).toEqual([])
    expect(conflictsOf([duty(1, '2026-07-01', night), duty(2, '2026-07-02', day)])).toEqual([])
  })

  it('counts the rest over the end of a month', () => {
    expect(conflictsOf([duty(1, '2026-06-30', night), duty(1, '2026-07-01', day)])).toHaveLength(1)
  })

  it('says how long a short rest is', () => {
    const hours = { day: [480, 1_200], night: [1_200, 1_680] } as const
    expect(conflictsOf([duty(1, '2026-07-01', night), duty(1, '2026-07-02', day)], hours)).toMatchObject([
      { kind: 'shortRest', minutes: 240 },
    ])
  })

  it('finds work on a day of rest', () => {
    expect(conflictsOf([duty(1, '2026-07-01', rest), duty(1, '2026-07-01', day)])).toMatchObject([
      { kind: 'restWorked' },
    ])
    expect(conflictsOf([duty(1, '2026-07-01', rest), duty(1, '2026-07-02', day)])).toEqual([])
  })

  it('depends neither on order nor on other people', () => {
    fc.assert(
      fc.property(anyDuties, (duties) => {
        const all = conflictsOf(duties)
        expect(new Set(conflictsOf(duties.toReversed()).map((one) => JSON.stringify(one)))).toEqual(
          new Set(all.map((one) => JSON.stringify(one))),
        )
        for (const userId of [1, 2, 3, 4, 5])
          expect(conflictsOf(duties.filter((one) => one.userId === userId))).toHaveLength(
            all.filter((one) => one.userId === userId).length,
          )
      }),
    )
  })
})

describe('coverage', () => {
  it('counts each person once per shift', () => {
    const duties = [duty(1, '2026-07-01', day), duty(1, '2026-07-01', day), duty(2, '2026-07-01', day)]
    expect(coverageOf(duties, ['2026-07-01'], { day: 3, night: 0 })).toEqual([
      { date: '2026-07-01', shift: day, have: 2, need: 3 },
      { date: '2026-07-01', shift: night, have: 0, need: 0 },
    ])
    expect(gapsOf(duties, ['2026-07-01'], { day: 3, night: 0 })).toHaveLength(1)
  })

  it('has no gap where nothing is needed, and a gap everywhere where nobody works', () => {
    fc.assert(
      fc.property(anyDuties, (duties) => {
        expect(gapsOf(duties, dates, { day: 0, night: 0 })).toEqual([])
        expect(gapsOf([], dates, { day: 1, night: 1 })).toHaveLength(62)
      }),
    )
  })
})

describe('editing', () => {
  it('sets one cell and nothing else', () => {
    fc.assert(
      fc.property(anyDuties, anyDuty, (duties, { userId, date, shift }) => {
        const next = setShift(duties, userId, date, shift)
        const isHere = (one: Duty) => one.userId === userId && one.date === date
        expect(next.filter(isHere)).toEqual([{ userId, date, shift }])
        expect(sorted(next.filter((one) => !isHere(one)))).toEqual(
          sorted(duties.filter((one) => !isHere(one))),
        )
        expect(setShift(next, userId, date, undefined).some(isHere)).toBe(false)
      }),
    )
  })

  it('swaps cells without losing a shift, and twice is as before', () => {
    fc.assert(
      fc.property(anyDuties, anyCell, anyCell, (duties, from, to) => {
        const next = swapCells(duties, from, to)
        expect(next.map(({ shift }) => shift).sort()).toEqual(duties.map(({ shift }) => shift).sort())
        expect(swapCells(next, from, to)).toEqual(duties)
      }),
    )
  })

  it('copies a week onto another and leaves the rest', () => {
    fc.assert(
      fc.property(anyDuties, (duties) => {
        const next = copyWeek(duties, '2026-07-06', '2026-07-13')
        const inWeek = (monday: string) => (one: Duty) => daysFrom(monday, 7).includes(one.date)
        const source = duties.filter(inWeek('2026-07-06'))
        expect(sorted(next.filter(inWeek('2026-07-13')))).toEqual(
          sorted(source.map((one) => ({ ...one, date: addDays(one.date, 7) }))),
        )
        expect(sorted(next.filter((one) => !inWeek('2026-07-13')(one)))).toEqual(
          sorted(duties.filter((one) => !inWeek('2026-07-13')(one))),
        )
        expect(sorted(copyWeek(next, '2026-07-06', '2026-07-13'))).toEqual(sorted(next))
      }),
    )
  })
})

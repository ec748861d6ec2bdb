import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMinute } from '../time.ts'
import {
  CELLS,
  cellsOf,
  isSameTariff,
  minuteOf,
  nextChange,
  periodAt,
  periodsOf,
  problemsOf,
  type Tariff,
} from './tariff-day.ts'
import type { TariffPeriod } from './tariff-period.ts'

const row = (from: string, to: string, period: 1 | 2 | 3 | 4 = 3): TariffPeriod => ({
  from,
  to,
  period,
  ePrice4: 3_000 + period,
  sPrice4: 500,
})

const tariff: fc.Arbitrary<Tariff> = fc.record({
  period: fc.constantFrom(1, 2, 3, 4),
  ePrice4: fc.constantFrom(0, 6_852, 99_999),
  sPrice4: fc.constantFrom(0, 4_500),
})
const day = fc.array(tariff, { minLength: CELLS, maxLength: CELLS })
const dayWithHoles = fc.array(fc.option(tariff, { nil: undefined }), { minLength: CELLS, maxLength: CELLS })

describe('the half hours of a day', () => {
  it('become rows and the same half hours again', () => {
    fc.assert(
      fc.property(dayWithHoles, (cells) => {
        expect(cellsOf(periodsOf(cells))).toEqual(cells)
      }),
    )
  })

  it('become rows that cover the day exactly', () => {
    fc.assert(
      fc.property(day, (cells) => {
        const rows = periodsOf(cells)
        expect(problemsOf(rows)).toEqual([])
        expect(rows[0]?.from).toBe('00:00')
        expect(rows.at(-1)?.to).toBe('24:00')
        for (const [index, { from }] of rows.entries()) if (index > 0) expect(from).toBe(rows[index - 1]?.to)
      }),
    )
  })

  it('become as few rows as there are changes', () => {
    fc.assert(
      fc.property(day, (cells) => {
        const rows = periodsOf(cells)
        for (const [index, period] of rows.entries())
          if (index > 0) expect(isSameTariff(period, rows[index - 1])).toBe(false)
      }),
    )
  })

  it('have a gap exactly where there are holes', () => {
    fc.assert(
      fc.property(dayWithHoles, (cells) => {
        const missing = problemsOf(periodsOf(cells)).reduce((sum, { from, to }) => sum + to - from, 0)
        expect(missing).toBe(cells.filter((cell) => !cell).length * 30)
      }),
    )
  })
})

describe('problemsOf', () => {
  it('names a gap between two rows with its place', () => {
    expect(problemsOf([row('00:00', '08:00'), row('09:30', '24:00')])).toEqual([
      { kind: 'gap', from: 480, to: 570, rows: [0, 1] },
    ])
  })

  it('names the gap at the end of the day, and the whole day of no rows', () => {
    expect(problemsOf([row('00:00', '23:30')])).toEqual([{ kind: 'gap', from: 1_410, to: 1_440, rows: [0] }])
    expect(problemsOf([])).toEqual([{ kind: 'gap', from: 0, to: 1_440, rows: [] }])
  })

  it('names an overlap with both rows, in whatever order they stand', () => {
    expect(problemsOf([row('10:00', '24:00'), row('00:00', '11:00')])).toEqual([
      { kind: 'overlap', from: 600, to: 660, rows: [1, 0] },
    ])
  })

  it('names the row inside another one', () => {
    expect(problemsOf([row('00:00', '24:00'), row('10:00', '11:00')])).toEqual([
      { kind: 'overlap', from: 600, to: 660, rows: [0, 1] },
    ])
  })

  it('names boundaries off the half hour, rows that run backwards, and what is no time', () => {
    expect(problemsOf([row('00:00', '08:10'), row('08:10', '24:00')]).map(({ kind }) => kind)).toEqual([
      'offGrid',
      'offGrid',
    ])
    expect(problemsOf([row('00:00', '24:00'), row('09:00', '08:00')])).toEqual([
      { kind: 'backwards', from: 480, to: 540, rows: [1] },
    ])
    expect(problemsOf([row('00:00', '24:00'), row('', '24:30')])[0]?.kind).toBe('unreadable')
  })

  it('refuses more than 48 rows', () => {
    const rows = Array.from({ length: 49 }, () => row('00:00', '24:00'))
    expect(problemsOf(rows)).toContainEqual({ kind: 'tooMany', from: 0, to: 1_440, rows: [48] })
  })
})

describe('nextChange', () => {
  const rows = [row('00:00', '08:00', 4), row('08:00', '12:00', 2), row('12:00', '24:00', 4)]

  it('counts the seconds to the next other price', () => {
    expect(nextChange(rows, 7 * 3_600)).toEqual({ period: rows[1], seconds: 3_600 })
    expect(nextChange(rows, 8 * 3_600)).toEqual({ period: rows[2], seconds: 4 * 3_600 })
  })

  it('looks over midnight, where the price stays', () => {
    expect(nextChange(rows, 23 * 3_600)).toEqual({ period: rows[1], seconds: 9 * 3_600 })
  })

  it('knows none where one price holds all day, and none in a gap', () => {
    expect(nextChange([row('00:00', '24:00')], 60)).toBeUndefined()
    expect(nextChange([row('10:00', '24:00')], 60)).toBeUndefined()
  })

  it('is the moment at which the price changes', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 86_399 }), (cells, second) => {
        const periods = periodsOf(cells)
        const change = nextChange(periods, second)
        const now = periodAt(periods, second / 60)
        if (!change) {
          expect(periods.every((period) => isSameTariff(period, now))).toBe(true)
          return
        }
        const before = ((second + change.seconds - 1) % 86_400) / 60
        expect(isSameTariff(periodAt(periods, before), now)).toBe(true)
        expect(isSameTariff(change.period, now)).toBe(false)
      }),
    )
  })
})

it('reads and writes times up to 24:00', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_440 }), (minute) => {
      expect(minuteOf(hourMinute(minute))).toBe(minute)
    }),
  )
  expect(minuteOf('24:01')).toBeUndefined()
  expect(minuteOf('8:00')).toBeUndefined()
})

import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  addMonths,
  dayName,
  isDay,
  monthName,
  parseDay,
  parseMonth,
  todayOf,
  weekdayOf,
} from './days.ts'

const someDay = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1970-01-01', count))

describe('a typed day', () => {
  it.each([
    ['2026-07-01', '2026-07-01'],
    ['2026/7/1', '2026-07-01'],
    ['2026.07.1', '2026-07-01'],
    ['20260701', '2026-07-01'],
    ['2026年7月1日', '2026-07-01'],
    ['２０２６-０７-０１', '2026-07-01'],
    [' 2026-07-01 10:00:00 ', '2026-07-01'],
    ['2026-07-01T10:00:00Z', '2026-07-01'],
    ['2026-02-29', undefined],
    ['2028-02-29', '2028-02-29'],
    ['2026-13-01', undefined],
    ['7/1/2026', undefined],
    ['2026-7', undefined],
    ['0000-00-00', undefined],
    ['', undefined],
    ['tomorrow', undefined],
  ])('"%s" is %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  it('reads every day in each of its writings', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const [year, month, date] = day.split('-').map(Number)
        for (const text of [
          day,
          day.replaceAll('-', ''),
          `${year}/${month}/${date}`,
          `${year}年${month}月${date}日`,
        ])
          expect(parseDay(text)).toBe(day)
      }),
    )
  })
})

it.each([
  ['2026-07', '2026-07'],
  ['2026/7', '2026-07'],
  ['202607', '2026-07'],
  ['2026年7月', '2026-07'],
  ['2026-13', undefined],
  ['26-7', undefined],
])('the month "%s" is %s', (text, month) => {
  expect(parseMonth(text)).toBe(month)
})

it('counts the days in UTC+8, whatever the zone of the browser', () => {
  expect(todayOf(Date.parse('2026-06-30T16:00:00Z'))).toBe('2026-07-01')
  expect(todayOf(Date.parse('2026-06-30T15:59:59Z'))).toBe('2026-06-30')
})

describe('sums', () => {
  it('of days go back the way they came', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  it('of months stay in the month meant, and end where it ends', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    fc.assert(
      fc.property(someDay, fc.integer({ min: -240, max: 240 }), (day, count) => {
        const next = addMonths(day, count)
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(isDay(next)).toBe(true)
        expect(monthOf(next) - monthOf(day)).toBe(count)
      }),
    )
  })

  it('never leave four-digit years', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(addMonths('9999-12-31', 12)).toBe('9999-12-31')
  })
})

describe.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Europe/London'])(
  'in a browser in %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs())

    it('days are those of UTC+8, summer time or not', () => {
      vi.stubEnv('TZ', zone)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(todayOf(Date.parse('2026-06-30T16:00:00Z'))).toBe('2026-07-01')
      expect(weekdayOf('2026-07-01')).toBe(3)
      // The nights in which clocks change in America and in Europe.
      expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
      expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
      expect(dayName('2026-07-01', 'en')).toMatch(/^Wednesday,? 1 July 2026$/)
      expect(monthName('2026-07', 'zh-CN')).toBe('2026年7月')
    })
  },
)

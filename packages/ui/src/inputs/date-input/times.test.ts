import { describe, expect, it } from 'vitest'
import { dayTimeText, parseDayTime, parseTime, stepTime } from './times.ts'

it.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9：30', '09:30'],
  ['9', '09:00'],
  ['9点30分', '09:30'],
  ['23:59:59', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['25', undefined],
  ['noon', undefined],
  ['', undefined],
])('the time "%s" is %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

it('knows the end of the day where it is wanted', () => {
  expect(parseTime('24:00', true)).toBe('24:00')
  expect(parseTime('24:01', true)).toBeUndefined()
})

it.each([
  ['2026-07-01 10:00', '2026-07-01 10:00:00'],
  ['2026-07-01 10:00:59', '2026-07-01 10:00:59'],
  ['2026/7/1 9:05', '2026-07-01 09:05:00'],
  ['2026-07-01T10:00:00Z', '2026-07-01 10:00:00'],
  ['20260701 1000', '2026-07-01 10:00:00'],
  ['2026年7月1日 9点', '2026-07-01 09:00:00'],
  ['2026-07-01', '2026-07-01 00:00:00'],
  ['2026-07-01 25:00', undefined],
  ['2026-02-30 10:00', undefined],
  ['10:00', undefined],
])('the instant "%s" is %s', (text, instant) => {
  expect(parseDayTime(text)).toBe(instant)
})

describe('an instant in the field', () => {
  it('has no seconds where they say nothing', () => {
    expect(dayTimeText('2026-07-01 10:00:00')).toBe('2026-07-01 10:00')
    expect(dayTimeText('2026-07-01 10:00:30')).toBe('2026-07-01 10:00:30')
    expect(dayTimeText('half typed')).toBe('half typed')
  })
})

it('steps within the day', () => {
  expect(stepTime('09:30', 15)).toBe('09:45')
  expect(stepTime('23:50', 15)).toBe('23:59')
  expect(stepTime('00:05', -15)).toBe('00:00')
})

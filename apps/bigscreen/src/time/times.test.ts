import { parseTimestamp } from '@ampdeck/api/time'
import { describe, expect, it } from 'vitest'
import { ageText, dateText, dayBefore, timeOfDay } from './times.ts'

const SECOND = 1_000
const moment = parseTimestamp('2026-07-22 00:05:08')

describe('an age', () => {
  it.each([
    [42 * SECOND, '0:42'],
    [401 * SECOND, '6:41'],
    [3_599 * SECOND, '59:59'],
    [3_725 * SECOND, '1:02:05'],
  ])('of %i ms is written %s', (ms, text) => expect(ageText(ms)).toBe(text))

  it('is never negative when the clock was set back', () => expect(ageText(-5_000)).toBe('0:00'))
})

it('tells day and hour in UTC+8 wherever the wall stands', () => {
  expect(timeOfDay(moment)).toBe('00:05:08')
  expect(dateText(moment, 'en')).toBe('Wed 22 Jul 2026')
  expect(dateText(moment, 'zh-CN')).toBe('7月22日 周三')
})

it('names the day before', () => {
  expect(dayBefore(moment, 'en')).toBe('Tue')
  expect(dayBefore(moment, 'zh-CN')).toBe('周二')
})

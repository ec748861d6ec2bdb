import { expect, it } from 'vitest'
import { parseTimestamp } from '../time.ts'
import { holdsAt, holdsOn, maskOf, overlaps, weekdaysOf } from './rule-times.ts'

const wednesday = (time: string) => parseTimestamp(`2026-03-18 ${time}`)

it('holds on its weekdays, 1 Monday to 7 Sunday', () => {
  const on = (...weekdays: number[]) =>
    holdsAt({ weekdays, timeWindow: '00:00-24:00' }, wednesday('12:00:00'))
  expect([on(), on(3), on(1, 2), on(4, 5, 6, 7)]).toEqual([true, true, false, false])
  expect(holdsAt({ weekdays: [7], timeWindow: '00:00-24:00' }, parseTimestamp('2026-03-22 23:59:59'))).toBe(
    true,
  )
})

it('holds inside its window, also over midnight', () => {
  const at = (timeWindow: string, time: string) => holdsAt({ weekdays: [], timeWindow }, wednesday(time))
  expect([
    at('08:00-10:00', '07:59:59'),
    at('08:00-10:00', '08:00:00'),
    at('08:00-10:00', '10:00:00'),
  ]).toEqual([false, true, false])
  expect([
    at('22:00-06:00', '23:00:00'),
    at('22:00-06:00', '05:59:59'),
    at('22:00-06:00', '12:00:00'),
  ]).toEqual([true, true, false])
})

it('holds on its days, the first and the last included', () => {
  const rule = { weekdays: [6, 7], validFrom: '2026-03-14', validTo: '2026-03-28' }
  const days = ['2026-03-13', '2026-03-14', '2026-03-18', '2026-03-22', '2026-03-28', '2026-03-29']
  expect(days.filter((day) => holdsOn(rule, day))).toEqual(['2026-03-14', '2026-03-22', '2026-03-28'])
  expect(holdsOn({ ...rule, validTo: null }, '2030-01-05')).toBe(true)
})

it('overlaps another rule where both hold on a common day', () => {
  const march = { weekdays: [], validFrom: '2026-03-01', validTo: '2026-03-31' }
  expect(overlaps(march, { ...march, validFrom: '2026-03-31', validTo: null })).toBe(true)
  expect(overlaps(march, { ...march, validFrom: '2026-04-01', validTo: null })).toBe(false)
  expect(overlaps({ ...march, weekdays: [1, 2] }, { ...march, weekdays: [3] })).toBe(false)
  // Monday and Tuesday alone are common to both periods.
  const two = { weekdays: [], validFrom: '2026-03-30', validTo: '2026-03-31' }
  expect(overlaps(two, { ...march, weekdays: [3, 4, 5, 6, 7] })).toBe(false)
  expect(overlaps({ ...march, validTo: null }, { ...march, weekdays: [5], validTo: null })).toBe(true)
})

it('writes weekdays as a mask, Monday first; every day are none', () => {
  expect([maskOf([]), maskOf([1]), maskOf([6, 7])]).toEqual([127, 1, 96])
  expect([127, 1, 96].map(weekdaysOf)).toEqual([[], [1], [6, 7]])
})

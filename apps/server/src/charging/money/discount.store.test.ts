import { parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { holdsAt } from './discount.store.ts'

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

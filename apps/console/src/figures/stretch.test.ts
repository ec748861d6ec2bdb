import { expect, it } from 'vitest'
import { daysIn, shortTime, spanOf } from './stretch.ts'

it.each([
  ['2026-02', 'month', '2026-02-01', '2026-02-28'],
  ['2026-06-29', 'week', '2026-06-29', '2026-07-05'],
  ['2026-07-01', 'day', '2026-07-01', '2026-07-01'],
  ['2026-07-01 23', 'hour', '2026-07-01 23:00:00', '2026-07-02 00:00:00'],
] as const)('%s, a %s, goes from %s to %s', (time, grain, from, to) => {
  expect(spanOf(time, grain)).toEqual({ from, to })
})

it('has only the days within a period', () => {
  const period = { from: '2026-07-03', to: '2026-07-20' }
  expect(daysIn('2026-07', 'month', period)).toEqual(period)
  expect(daysIn('2026-06-29', 'week', period)).toEqual({ from: '2026-07-03', to: '2026-07-05' })
  expect(daysIn('2026-07-04', 'day', period)).toEqual({ from: '2026-07-04', to: '2026-07-04' })
})

it('leaves out the year of a day', () => {
  expect(['2026-07', '2026-07-01', '2026-07-01 08', null].map(shortTime)).toEqual([
    '2026-07',
    '07-01',
    '07-01 08',
    '',
  ])
})

import { expect, it } from 'vitest'
import { completeMinutes, formatDate, formatTimestamp, parseTimestamp, startOfMonth } from './time.ts'

it('a minute of difference between places of one order: moments and their texts give the same minutes', () => {
  const from = parseTimestamp('2026-07-01 10:00:00') + 900
  const to = parseTimestamp('2026-07-01 10:10:00') + 100
  const shown = (ts: number) => parseTimestamp(formatTimestamp(ts))
  expect([completeMinutes(from, to), completeMinutes(shown(from), shown(to))]).toEqual([10, 10])
  expect(completeMinutes(from, shown(to))).toBe(10)
  expect(completeMinutes(to, from)).toBe(0)
})

it('a month begins at its first midnight in UTC+8, also those before and after a new year', () => {
  const midnight = parseTimestamp('2026-01-01')
  expect([-1, 0, 1, 12].map((later) => formatTimestamp(startOfMonth(midnight, later)))).toEqual([
    '2025-12-01 00:00:00',
    '2026-01-01 00:00:00',
    '2026-02-01 00:00:00',
    '2027-01-01 00:00:00',
  ])
  expect(formatDate(startOfMonth(midnight - 1))).toBe('2025-12-01')
})

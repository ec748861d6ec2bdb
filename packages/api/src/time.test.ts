import { expect, it } from 'vitest'
import { completeMinutes, formatTimestamp, parseTimestamp } from './time.ts'

it('a minute of difference between places of one order: moments and their texts give the same minutes', () => {
  const from = parseTimestamp('2026-07-01 10:00:00') + 900
  const to = parseTimestamp('2026-07-01 10:10:00') + 100
  const shown = (ts: number) => parseTimestamp(formatTimestamp(ts))
  expect([completeMinutes(from, to), completeMinutes(shown(from), shown(to))]).toEqual([10, 10])
  expect(completeMinutes(from, shown(to))).toBe(10)
  expect(completeMinutes(to, from)).toBe(0)
})

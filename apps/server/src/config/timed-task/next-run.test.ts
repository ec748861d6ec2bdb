import { formatTimestamp, parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { nextRun } from './next-run.ts'
import type { Cycle } from './timed-task.table.ts'

it.each<[string, Cycle, string, string]>([
  ['every 15 minutes', { kind: 'minutes', every: 15 }, '2026-07-01 10:07:00', '2026-07-01 10:15:00'],
  ['over midnight', { kind: 'minutes', every: 60 }, '2026-07-01 23:30:00', '2026-07-02 00:00:00'],
  ['later today', { kind: 'day', time: '18:00' }, '2026-07-01 10:00:00', '2026-07-01 18:00:00'],
  ['not twice at its moment', { kind: 'day', time: '18:00' }, '2026-07-01 18:00:00', '2026-07-02 18:00:00'],
  [
    'on a weekday',
    { kind: 'week', weekdays: [1], time: '06:00' },
    '2026-07-01 10:00:00',
    '2026-07-06 06:00:00',
  ],
  [
    'on a day of the month',
    { kind: 'month', day: 28, time: '00:00' },
    '2026-02-28 00:00:00',
    '2026-03-28 00:00:00',
  ],
])('runs %s', (_name, cycle, after, next) => {
  expect(formatTimestamp(nextRun(cycle, parseTimestamp(after)) ?? 0)).toBe(next)
})

import { DAY, dayNumber, MINUTE, minutesOf, startOfDay } from '@ampdeck/api/time'
import type { Cycle } from './timed-task.table.ts'

/** No cycle pauses for longer. */
const MAX_DAYS = 62
const MINUTES_OF_DAY = 24 * 60

/** When a cycle runs next after a moment, in UTC+8. */
export function nextRun(cycle: Cycle, after: number): number | null {
  for (let day = dayNumber(after); day <= dayNumber(after) + MAX_DAYS; day += 1) {
    const found = runsOn(cycle, day).find((run) => run > after)
    if (found !== undefined) return found
  }
  return null
}

function runsOn(cycle: Cycle, day: number): number[] {
  const start = startOfDay(day)
  if (cycle.kind === 'minutes') {
    const times = Math.ceil(MINUTES_OF_DAY / cycle.every)
    return Array.from({ length: times }, (_, index) => start + index * cycle.every * MINUTE)
  }
  // Day 0, 1 January 1970, was a Thursday.
  if (cycle.kind === 'week' && !cycle.weekdays.includes(((day + 3) % 7) + 1)) return []
  if (cycle.kind === 'month' && new Date(start + DAY / 2).getUTCDate() !== cycle.day) return []
  return [start + minutesOf(cycle.time) * MINUTE]
}

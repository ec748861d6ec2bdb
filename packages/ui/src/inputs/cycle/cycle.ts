import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import {
  DAY,
  dayNumber,
  formatTimestamp,
  MINUTE,
  minutesOf,
  parseTimestamp,
  startOfDay,
} from '@ampdeck/api/time'
import { z } from 'zod'
import { addMonths, isDay, weekdayNames } from '../calendar/days.ts'
import { cycleTexts } from './cycle.texts.ts'

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time.format')

/** The rules of a cycle, for the schemas of forms. `month` stops at 28, which every month has. */
export const cycleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minutes'), every: z.int('nonzeroNumber').min(1).max(1_440) }),
  z.object({ kind: z.literal('day'), time }),
  z.object({ kind: z.literal('week'), weekdays: z.array(z.int().min(1).max(7)).min(1).readonly(), time }),
  z.object({
    kind: z.literal('month'),
    day: z.int('dayOfMonth').min(1, 'dayOfMonth').max(28, 'dayOfMonth'),
    time,
  }),
  z.object({
    kind: z.literal('days'),
    every: z.int('nonzeroNumber').min(1).max(366),
    from: z.string().refine(isDay, 'date.format'),
    time,
  }),
])

/**
 * When something is done again and again; all times are UTC+8. `minutes` counts from midnight, so every 15 minutes is
 * :00, :15, :30, :45. `days` counts from a start that is not itself a run, as timing exports do.
 */
export type Cycle = z.infer<typeof cycleSchema>
export type CycleKind = Cycle['kind']

const MINUTES_OF_DAY = 24 * 60

/** The next runs after a moment, in order, as the wire writes times; none of a cycle that cannot run. */
export function nextRuns(cycle: Cycle, after: number, count = 3): string[] {
  if (!cycleSchema.safeParse(cycle).success) return []
  const runs: number[] = []
  // The moment's own day may still hold a run; from there whole steps lead on.
  for (let step = 0; runs.length < count; step += 1)
    runs.push(...runsOfStep(cycle, after, step).filter((run) => run > after))
  return runs.slice(0, count).map(formatTimestamp)
}

/** The runs of the step so many days or months after the moment. */
function runsOfStep(cycle: Cycle, after: number, step: number): number[] {
  const today = dayNumber(after)
  const at = (day: number, time: string) => startOfDay(day) + minutesOf(time) * MINUTE

  switch (cycle.kind) {
    case 'minutes': {
      const times = Math.ceil(MINUTES_OF_DAY / cycle.every)
      const start = startOfDay(today + step)
      return Array.from({ length: times }, (_, index) => start + index * cycle.every * MINUTE)
    }
    case 'day':
      return [at(today + step, cycle.time)]
    case 'week':
      // Day 0, 1 January 1970, was a Thursday.
      return cycle.weekdays.includes(((today + step + 3) % 7) + 1) ? [at(today + step, cycle.time)] : []
    case 'month': {
      const month = addMonths(`${formatTimestamp(after).slice(0, 7)}-01`, step).slice(0, 8)
      return [parseTimestamp(`${month}${String(cycle.day).padStart(2, '0')} ${cycle.time}:00`)]
    }
    case 'days': {
      const start = parseTimestamp(`${cycle.from} ${cycle.time}:00`)
      const passed = Math.max(0, Math.floor((after - start) / (cycle.every * DAY)))
      return [start + (passed + step) * cycle.every * DAY].filter((run) => run > start)
    }
  }
}

/** A cycle in words: "Every Monday and Friday at 09:00", "每周一、周五 09:00". */
export function cycleText(cycle: Cycle, language: Language): string {
  switch (cycle.kind) {
    case 'minutes':
      return say(cycleTexts.everyMinutes, language, { count: cycle.every })
    case 'day':
      return say(cycleTexts.daily, language, { time: cycle.time })
    case 'week': {
      const names = weekdayNames(language)
      const short = names.map((name) => (language === 'en' ? name : name.replace('星期', '周')))
      const chosen = [...cycle.weekdays].sort((a, b) => a - b).map((weekday) => short[weekday - 1] ?? '')
      if (chosen.length === 7) return say(cycleTexts.daily, language, { time: cycle.time })
      const days = new Intl.ListFormat(language, { type: 'conjunction' }).format(chosen)
      const listed = language === 'en' ? days : chosen.join('、')
      return say(cycleTexts.weekly, language, { days: listed, time: cycle.time })
    }
    case 'month':
      return say(cycleTexts.monthly, language, { day: String(cycle.day), time: cycle.time })
    case 'days':
      return say(cycleTexts.everyDays, language, { count: cycle.every, from: cycle.from, time: cycle.time })
  }
}

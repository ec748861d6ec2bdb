import { z } from 'zod'
import { isDay } from '../calendar/days.ts'

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time.format')

/** The rules of a cycle, for the schemas of forms. */
export const cycleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minutes'), every: z.int('nonzeroNumber').min(1).max(1_440) }),
  z.object({ kind: z.literal('day'), time }),
  z.object({ kind: z.literal('week'), weekdays: z.array(z.int().min(1).max(7)).min(1), time }),
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

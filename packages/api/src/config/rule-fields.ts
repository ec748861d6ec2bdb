import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'

/*
 * Fields that the rules of prices share.
 */

/** `HH:mm-HH:mm` in UTC+8; over midnight where the second comes first. */
export const TimeWindow = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time.format')
  .meta({ examples: ['08:00-20:00'] })

export const ALL_DAY = '00:00-24:00'

/** What people call a rule. */
export const RuleName = empty.max(50).pipe(normal)

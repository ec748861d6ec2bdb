import { formatDate, HOUR } from '@ampdeck/api/time'
import type { JobKind } from '../../jobs/job-kind.ts'
import { rollUp } from './day-stat.service.ts'

/** Occupy fees of charges of the day before come until then; bills that come later are counted in the night. */
const YESTERDAY_UNTIL = 2 * HOUR

/** Every five minutes: the figures of today, from its orders (domain.md §9, "roll-up"). */
export const job: JobKind = {
  name: 'day-stat',
  cron: '*/5 * * * *',
  run: async (_data, { platform }) => rollUp(platform, isEarly(platform.now()) ? 1 : 0),
}

function isEarly(now: number): boolean {
  return formatDate(now - YESTERDAY_UNTIL) !== formatDate(now)
}

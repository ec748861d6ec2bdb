import type { JobKind } from '../../jobs/job-kind.ts'
import { NIGHT_DAYS, rollUp } from './day-stat.service.ts'

/** At 00:30: the closed days, with what came late. */
export const job: JobKind = {
  name: 'day-stat-closed',
  cron: '30 0 * * *',
  run: async (_data, { platform }) => rollUp(platform, NIGHT_DAYS),
}

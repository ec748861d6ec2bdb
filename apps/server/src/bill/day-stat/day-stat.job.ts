import type { JobKind } from '../../jobs/job-kind.ts'
import { rollUp } from './day-stat.service.ts'

/** Every minute: the figures of the days whose orders have changed (domain.md §9, "roll-up"). */
export const job: JobKind = {
  name: 'day-stat',
  cron: '* * * * *',
  atStart: true,
  run: async (_data, { platform }) => rollUp(platform),
}

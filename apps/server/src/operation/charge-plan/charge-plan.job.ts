import type { JobKind } from '../../jobs/job-kind.ts'
import { watchPlans } from './plan-watch.service.ts'

/** Every minute: what is due is started, what has its target is stopped, what went wrong is planned again. */
export const job: JobKind = {
  name: 'charge-plan',
  cron: '* * * * *',
  atStart: true,
  run: async (_data, { platform }) => watchPlans(platform),
}

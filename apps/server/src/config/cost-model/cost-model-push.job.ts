import type { JobKind } from '../../jobs/job-kind.ts'
import { pushDue } from './model-push.service.ts'

/** Prices that have come into force are sent to the piles that show them, once a minute. */
export const job: JobKind = {
  name: 'cost-model-push',
  cron: '* * * * *',
  atStart: true,
  run: (_data, { platform }) => pushDue(platform),
}

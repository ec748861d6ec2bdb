import type { JobKind } from '../../jobs/job-kind.ts'
import { foldTally } from './order-tally.store.ts'

/** Every hour the tally is folded together, so that a deep page sums thousands of rows and not a day's writes. */
export const job: JobKind = {
  name: 'order-tally',
  cron: '20 * * * *',
  run: async (_data, { platform: { db } }) => foldTally(db),
}

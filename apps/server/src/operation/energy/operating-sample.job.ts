import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { sampleStations } from './operating-sample.store.ts'

const WITHIN_MS = 50_000

/** Every minute: the power of each station in the quarters of the last hour. */
export const job: JobKind = {
  name: 'operating-sample',
  cron: '* * * * *',
  run: (_data, { platform }) =>
    inTransaction(platform.db, WITHIN_MS, (trx) => sampleStations(trx, platform.now())),
}

import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { pvSourceOf, readInverters } from './pv-readings.ts'

const WITHIN_MS = 30_000

/** Every minute, where inverters can be read: their values, the energy of the hour, and what has changed. */
export const job: JobKind = {
  name: 'pv-inverters',
  cron: '* * * * *',
  async run(_data, { platform }) {
    const source = await pvSourceOf(platform.db)
    if (source)
      await inTransaction(platform.db, WITHIN_MS, (trx) => readInverters(trx, source, platform.now()))
  },
}

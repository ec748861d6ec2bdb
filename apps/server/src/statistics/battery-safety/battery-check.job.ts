import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { checkBatteries } from './battery-check.store.ts'

/** Every ten minutes: what cars reported of their batteries in the charges that may still run. */
export const job: JobKind = {
  name: 'battery-check',
  cron: '*/10 * * * *',
  run: (_data, { platform: { db, now } }) => checkBatteries(db, now() - LONGEST_CHARGE),
}

import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { doRun, failRun, timedRunJob } from './timed-run.service.ts'

export const job: JobKind<{ sellerId: number; id: number }> = {
  ...timedRunJob,
  run: ({ sellerId, id }, { platform }) =>
    inTransaction(platform.db, TIMEOUTS.normal, (db) => doRun({ ...platform, db }, sellerId, id)),
  givenUp: ({ sellerId, id }, _reason, { platform }) =>
    inTransaction(platform.db, TIMEOUTS.normal, (db) => failRun({ ...platform, db }, sellerId, id)),
}

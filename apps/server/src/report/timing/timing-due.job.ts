import { formatDate, HOUR, MINUTE } from '@ampdeck/api/time'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { addRun, claimDue, dueTimings, setNextDate, timingRunJob } from './timing.store.ts'
import { lastDue, nextRun } from './timing-dates.ts'

/** A day is due from 06:00; the clocks of this machine and of the database may differ a little. */
const DUE_FROM = 6 * HOUR - 5 * MINUTE

/**
 * Starts what is due (domain.md §9 "timing exports"): at 06:00, and when a server starts, for what was missed
 * meanwhile. Any number of processes may do this at once: each day of a timing gets one run.
 */
export const job: JobKind = {
  name: 'timingDue',
  cron: '0 6 * * *',
  atStart: true,
  run: async (_data, tools) => {
    const { db, now } = tools.platform
    const day = formatDate(now() - DUE_FROM)
    for (const key of await dueTimings(db, day)) await startRun(tools, key, day)
  },
}

/** The run, the next date and the work are one transaction: a restart in the middle leaves all or nothing. */
async function startRun(
  { platform, jobs }: JobTools,
  key: { sellerId: number; id: number },
  day: string,
): Promise<void> {
  await inTransaction(platform.db, TIMEOUTS.normal, async (db) => {
    const timing = await claimDue(db, key, day)
    if (!timing) return
    const { startDate, timingCycle } = timing
    await setNextDate(db, key, nextRun(startDate, timingCycle, day))
    // Of several days that were missed only the last is made up for.
    const due = lastDue(startDate, timingCycle, day)
    if (!due) return
    const id = platform.newId()
    const isNew = await addRun(db, { id, timing, startDate: due, now: platform.now() })
    if (isNew) await jobs.send(db, timingRunJob, { sellerId: timing.sellerId, id })
  })
}

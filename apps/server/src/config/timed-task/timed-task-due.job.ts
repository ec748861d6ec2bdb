import { activeState } from '@ampdeck/api/enumerations/member'
import { timedRunOrigin, timedRunState } from '@ampdeck/api/enumerations/strategy'
import { MINUTE } from '@ampdeck/api/time'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { ofSeller } from '../../database/of-seller.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { nextRun } from './next-run.ts'
import { addRun, timedRunJob } from './timed-run.service.ts'

const { on: ON, off: OFF } = activeState.code
const { running: RUNNING, missed: MISSED } = timedRunState.code
/** What is later than this was due while no server ran: it is shown, and not made up for. */
const LATE_MS = 10 * MINUTE

/** Starts the tasks whose time has come. Any number of processes may look: each planned time has one run. */
export const job: JobKind = {
  name: 'timedTaskDue',
  cron: '* * * * *',
  atStart: true,
  run: async (_data, tools) => startDue(tools),
}

export async function startDue(tools: JobTools): Promise<void> {
  const { db, now } = tools.platform
  const due = await db
    .selectFrom('timedTask')
    .select(['sellerId', 'id'])
    .where('state', '=', ON)
    .where('deleted', '=', 0)
    .where('nextTime', '<=', now())
    .execute()
  for (const key of due) await startOne(tools, key)
}

/** The run, the next time and the work are one transaction: a restart in the middle leaves all or nothing. */
async function startOne({ platform, jobs }: JobTools, key: { sellerId: number; id: number }): Promise<void> {
  await inTransaction(platform.db, TIMEOUTS.normal, async (db) => {
    const at = platform.now()
    const own = ofSeller(db, key.sellerId)
    const task = await own
      .from('timedTask')
      .select(['nextTime', 'cycle'])
      .where(({ and }) => and({ id: key.id, state: ON }))
      .where('nextTime', '<=', at)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!task?.nextTime) return
    const isLate = at - task.nextTime > LATE_MS
    const nextTime = task.cycle ? nextRun(task.cycle, at) : null
    const id = platform.newId()
    const run = { id, sellerId: key.sellerId, taskId: key.id, plannedTime: task.nextTime }
    const origin = timedRunOrigin.code.clock
    const isNew = await addRun(db, { ...run, origin }, isLate ? MISSED : RUNNING)
    // A task of one moment is over with it.
    const over = nextTime === null ? { state: OFF } : {}
    const missed = isLate ? { lastTime: task.nextTime, lastState: MISSED } : {}
    await own
      .update('timedTask')
      .set({ nextTime, ...over, ...missed })
      .where('id', '=', key.id)
      .execute()
    if (isNew && !isLate) await jobs.send(db, timedRunJob, { sellerId: key.sellerId, id })
  })
}

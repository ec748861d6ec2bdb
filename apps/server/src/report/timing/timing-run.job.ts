import { setTimeout as pause } from 'node:timers/promises'
import { exportState } from '@ampdeck/api/enumerations/system'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { mayCall } from '../../access/caller.ts'
import { findCaller } from '../../access/caller-of.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { Rows } from '../../database/rows.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newTicket } from '../../files/ticket.ts'
import { Failure } from '../../foundation/failure.ts'
import type { JobKind, JobTools } from '../../jobs/job-kind.ts'
import { queueExport } from '../export/export-file.service.ts'
import { reportFor } from '../export/report.ts'
import { fieldsOf, paramsOfRun, savedParams } from './timed-params.ts'
import { timedReport } from './timed-report.ts'
import { openRun, type Run, type RunKey, recordRun, type Timing, timingRunJob } from './timing.store.ts'
import { sendReport } from './timing-mail.ts'

const { generating, downloadable, failed } = exportState.code

const RETRY = { limit: 4, delaySeconds: 10 }
const MAX_TRIES = RETRY.limit + 1
/** How often to look whether the file is there, and how many times: ten minutes. */
const LOOK_MS = 500
const MAX_LOOKS = 1_200

/** What no later try would change. */
class CannotRun extends Error {
  readonly reason: 'owner' | 'right' | 'params' | 'report'

  constructor(reason: CannotRun['reason']) {
    super(`A timed report cannot run: ${reason}`)
    this.reason = reason
  }
}

/**
 * One run of a timed report: its file is exported with the rights and the scope that its owner has now, then mailed. A run
 * that cannot be is shown as failed, with the reason, and nothing is mailed.
 */
export const job: JobKind<RunKey> = {
  ...timingRunJob,
  retry: RETRY,
  run: async (key, tools) => {
    const { db } = tools.platform
    const open = await openRun(db, key)
    if (!open) return
    try {
      await complete(open, tools)
    } catch (error) {
      const tries = open.run.tries + 1
      if (error instanceof CannotRun)
        return void (await recordRun(db, key, { state: failed, failure: error.reason, tries }))
      const isOver = tries >= MAX_TRIES
      await recordRun(db, key, isOver ? { state: failed, failure: 'file', tries } : { tries })
      throw error
    }
  },
  givenUp: async (key, _reason, { platform }) => {
    await recordRun(platform.db, key, { state: failed, failure: 'file' })
  },
}

async function complete({ run, timing }: { run: Run; timing: Timing }, tools: JobTools): Promise<void> {
  const { platform } = tools
  const { period, input, owner, report } = await prepare(run, timing, tools)
  const { sellerId } = run
  const fileId =
    run.exportFileId ??
    (await inTransaction(platform.db, TIMEOUTS.normal, async (db) => {
      const stamp = { now: platform.now(), userId: owner.userId, newId: platform.newId }
      const rows = new Rows(db, owner.scope, stamp)
      const asked = { rows, caller: owner, language: timing.language, now: platform.now(), input }
      const { id } = await queueExport(asked, tools.jobs, report)
      await recordRun(db, run, { exportFileId: id })
      return id
    }))
  const file = await untilWritten(tools, { sellerId, id: fileId })
  const { ticket, ticketHash } = newTicket()
  await inTransaction(platform.db, TIMEOUTS.normal, async (db) => {
    const isFirst = await recordRun(db, run, { state: downloadable, ticketHash })
    if (isFirst) await sendReport({ ...tools, db }, { timing, run, file, ticket, period, owner, report })
  })
}

/** Whose run it is and what it asks for, checked now and not when it was saved. */
async function prepare(run: Run, timing: Timing, { platform }: JobTools) {
  const owner = await findCaller(platform.db, { sellerId: timing.sellerId, userId: timing.createUser ?? 0 })
  if (!owner) throw new CannotRun('owner')
  const report = await timedReport(timing.exportUrl)
  if (!report || !mayCall(owner.grants, report.call.permission)) throw new CannotRun('right')
  const saved = savedParams(timing.exportParams)
  if (!saved) throw new CannotRun('params')
  const at = { day: run.startDate, cycle: timing.timingCycle }
  const { params, period } = paramsOfRun(saved, fieldsOf(report), at)
  const input = report.call.input.safeParse(params)
  if (!input.success) throw new CannotRun('params')
  const stamp = { now: platform.now(), userId: owner.userId, newId: platform.newId }
  const rows = new Rows(platform.db, owner.scope, stamp)
  const made = await reportFor(report.report, { rows, caller: owner }, input.data as never).catch((error) => {
    // A report that somebody composed is deleted, no longer shared, or has nothing that its reader may see.
    if (error instanceof Failure) throw new CannotRun('report')
    throw error
  })
  return { owner, period, report: made.report, input: made.params }
}

/** The export when its file is there; throws when it could not be made, or is not there in ten minutes. */
async function untilWritten({ platform }: JobTools, { sellerId, id }: { sellerId: number; id: number }) {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const file = await ofSeller(platform.db, sellerId)
      .withDeleted('exportFile')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (file.fileState === downloadable) return file
    if (file.fileState !== generating) break
    await pause(LOOK_MS)
  }
  throw new Error('The file of a timed report is not there')
}

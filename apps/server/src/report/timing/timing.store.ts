import { exportState } from '@ampdeck/api/enumerations/system'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { jobType } from '../../jobs/job-kind.ts'
import { messageState } from '../../outbox/message-state.ts'
import type { MessageKey } from '../../outbox/outbox.ts'

export type Timing = Selectable<Tables['exportTiming']>
export type Run = Selectable<Tables['timingItem']>

/** Names a timing, or one run of it. */
export interface RunKey {
  sellerId: number
  id: number
}

/** One run of a timed report. */
export const timingRunJob = jobType<RunKey>('timingRun')

/** What becomes of the mail of a run. */
export const timingMailedJob = jobType<MessageKey>('timingMailed')

/** The latest run of each of some timings, by the timing's number. */
export async function lastRuns(
  db: Kysely<Tables>,
  sellerId: number,
  timingIds: readonly number[],
): Promise<Map<number, Run>> {
  const runs = await ofSeller(db, sellerId)
    .from('timingItem')
    .distinctOn('timingId')
    .selectAll()
    .where('timingId', '=', sql<number>`any(${timingIds}::bigint[])`)
    .orderBy('timingId')
    .orderBy('startDate', 'desc')
    .execute()
  return new Map(runs.map((run) => [run.timingId, run]))
}

/** What is to run on this day or was to run before it. */
export function dueTimings(db: Kysely<Tables>, day: string): Promise<RunKey[]> {
  return db
    .selectFrom('exportTiming')
    .select(['sellerId', 'id'])
    .where('deleted', '=', 0)
    .where('nextDate', '<=', day)
    .orderBy('nextDate')
    .orderBy('id')
    .execute()
}

/** A due timing, held for this transaction; nothing when another process has it, or had it. */
export function claimDue(
  db: Kysely<Tables>,
  { sellerId, id }: RunKey,
  day: string,
): Promise<Timing | undefined> {
  return ofSeller(db, sellerId)
    .from('exportTiming')
    .selectAll()
    .where('id', '=', id)
    .where('nextDate', '<=', day)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Records a run of a day; false when that day has one already. */
export async function addRun(
  db: Kysely<Tables>,
  { id, timing, startDate, now }: { id: number; timing: Timing; startDate: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('timingItem')
    .values({
      id,
      sellerId: timing.sellerId,
      timingId: timing.id,
      name: timing.name,
      startDate,
      runTime: now,
      state: exportState.code.generating,
    })
    .onConflict((conflict) => conflict.columns(['sellerId', 'timingId', 'startDate']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function setNextDate(
  db: Kysely<Tables>,
  { sellerId, id }: RunKey,
  nextDate: string,
): Promise<void> {
  await ofSeller(db, sellerId).update('exportTiming').set({ nextDate }).where('id', '=', id).execute()
}

/** A run that is not over, and its timing; nothing when that was deleted meanwhile. */
export async function openRun(
  db: Kysely<Tables>,
  { sellerId, id }: RunKey,
): Promise<{ run: Run; timing: Timing } | undefined> {
  const run = await ofSeller(db, sellerId)
    .from('timingItem')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', exportState.code.generating)
    .executeTakeFirst()
  const timing =
    run &&
    (await ofSeller(db, sellerId)
      .from('exportTiming')
      .selectAll()
      .where('id', '=', run.timingId)
      .executeTakeFirst())
  return timing && { run, timing }
}

/** Links a run with its mail in the outbox. */
export async function linkMail(db: Kysely<Tables>, { sellerId, id }: RunKey, mailId: number): Promise<void> {
  await ofSeller(db, sellerId).update('timingItem').set({ mailId }).where('id', '=', id).execute()
}

/** Records who has not received the mail of a run; one that nobody has received has failed. */
export async function recordMailing(db: Kysely<Tables>, { sellerId, id }: MessageKey): Promise<void> {
  const mail = await ofSeller(db, sellerId)
    .from('outgoingMessage')
    .select(['state', 'recipients', 'refused', 'lastError'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!mail) return
  const isFailed = mail.state === messageState.failed
  const reasonOf = (to: string) => mail.refused.find((one) => one.to === to)?.reason ?? mail.lastError ?? ''
  const missed = isFailed ? mail.recipients : mail.refused.map(({ to }) => to)
  const refused = missed.map((to) => ({ to, reason: reasonOf(to) }))
  await ofSeller(db, sellerId)
    .update('timingItem')
    .set({
      refused: JSON.stringify(refused),
      ...(isFailed && { state: exportState.code.failed, failure: 'mail' as const }),
    })
    .where('mailId', '=', id)
    .execute()
}

/** Changes a run that is not over; false when it is. */
export async function recordRun(
  db: Kysely<Tables>,
  { sellerId, id }: RunKey,
  values: Partial<Pick<Run, 'state' | 'failure' | 'tries' | 'exportFileId' | 'ticketHash'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await ofSeller(db, sellerId)
    .update('timingItem')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', exportState.code.generating)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

import type { CodeOf } from '@ampdeck/api/enumeration'
import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { type Kysely, sql } from 'kysely'
import { endHolds } from '../../charging/reservation/reservation.service.ts'
import { refusePrepared } from '../../charging/start/prepare-start.service.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { publishCommands } from '../../device/command-queue.ts'
import type { PileRequest } from '../../device/pile-request.ts'
import { keepHandLimits } from '../../power/hand-limit.store.ts'
import { resendLists } from './local-list.service.ts'
import type { Answer } from './pile-command.answer.ts'
import { keepPriorities } from './pile-priority.ts'
import { keepSettings } from './pile-setting.store.ts'

/*
 * The states of commands as statements: each moves rows on from a state that they still have, so that of two processes
 * one does it, and tells the screens in the same transaction.
 */

const { queued, sent, accepted, rejected, timedOut } = commandState.code
/** The process that asked the pile is given this long more than the pile. */
const GRACE_MS = 2_000

/** A command that this process has taken and must now send, once. */
export interface Sent {
  id: number
  sellerId: number
  pileId: number
  command: CodeOf<typeof commandKind>
  request: PileRequest
}

export interface Moved extends Sent {
  stationId: number
  orderId: number | null
  state: number
  outcome: string | null
}

/** What is told of a command that has moved on. */
export const moved = sql.raw(
  `command.id, command.seller_id, command.station_id, command.pile_id, command.order_id, command.command,
  command.request, command.state, command.outcome`,
)

/** Claims up to `most` queued commands, the oldest of each pile, and marks them as sent. */
export function claim({ db, now }: Platform, piles: readonly number[], most: number): Promise<Sent[]> {
  const at = now()
  return inOne(db, at, (trx) =>
    sql<Moved>`
      with taken as (
        select one.seller_id, one.id from pile_command as one
        where one.state = ${sql.lit(queued)} and one.pile_id = any (${piles}::bigint[])
          and not exists (select from pile_command as earlier where earlier.state = ${sql.lit(queued)}
            and earlier.pile_id = one.pile_id and earlier.id < one.id)
        order by one.id limit ${most} for update skip locked)
      update pile_command as command
      set state = ${sql.lit(sent)}, sent_time = ${at}, update_time = ${at}, version = version + 1
      from taken where command.seller_id = taken.seller_id and command.id = taken.id
        and command.state = ${sql.lit(queued)}
      returning ${moved}`.execute(trx),
  )
}

/** Writes down what piles have answered, in their time or later. What has ended otherwise meanwhile stays so. */
export async function settle(platform: Platform, answers: readonly Answer[]): Promise<void> {
  if (answers.length === 0) return
  const at = platform.now()
  await platform.db.transaction().execute(async (db) => {
    const settled = await inOne(db, at, (trx) => writeAnswers(trx, answers, at))
    await keepSettings(db, settled, new Map(answers.map((one) => [one.id, one])), at)
    await keepHandLimits(db, settled, at)
    await keepPriorities({ ...platform, db }, settled)
    await endReservations({ ...platform, db }, settled)
    await resendLists({ ...platform, db }, settled)
    // The pile will not begin: the order that waits for it has not come to anything.
    for (const { sellerId, orderId, outcome } of settled.filter(isRefusedStart))
      if (orderId !== null)
        await refusePrepared({ ...platform, db }, { sellerId, orderId, reason: outcome ?? '' })
  })
}

/** A gun that its pile takes out of service is kept for nobody. */
async function endReservations(context: Platform, settled: readonly Moved[]): Promise<void> {
  for (const { sellerId, pileId, request, state } of settled)
    if (request.kind === 'availability' && !request.operative && state === accepted)
      await endHolds(context, { sellerId, pileId, connector: request.connector }, 'disabled')
}

/** A start or a reservation that its pile has refused. */
function isRefusedStart({ command, state }: Moved): boolean {
  const { remoteStart, reserve } = commandKind.code
  return state === rejected && (command === remoteStart || command === reserve)
}

/** Of two answers to one command the later one counts: its time was over before the pile spoke. */
function writeAnswers(trx: Kysely<Tables>, answers: readonly Answer[], at: number) {
  const last = [...new Map(answers.map((one) => [one.id, one])).values()]
  return sql<Moved>`
    update pile_command as command
    set state = answer.state, outcome = answer.outcome, response = answer.response::jsonb, update_time = ${at},
      answered_time = answer.answered_time, effect_due_time = answer.due_time,
      effect = coalesce(command.effect, answer.effect::jsonb),
      sent_time = case when answer.outcome = 'notSent' then null else command.sent_time end,
      done_time = case when answer.state = ${sql.lit(accepted)} then null else answer.time end,
      version = version + 1
    from unnest(${last.map(({ sellerId }) => sellerId)}::bigint[], ${last.map(({ id }) => id)}::bigint[],
      ${last.map(({ state }) => state)}::smallint[], ${last.map(({ outcome }) => outcome)}::text[],
      ${last.map(({ response }) => (response == null ? null : JSON.stringify(response)))}::text[],
      ${last.map(({ answeredTime }) => answeredTime)}::bigint[], ${last.map(({ time }) => time)}::bigint[],
      ${last.map(({ effectDueTime }) => effectDueTime)}::bigint[], ${last.map(({ effect }) => effect)}::text[])
      as answer (seller_id, id, state, outcome, response, answered_time, time, due_time, effect)
    where command.seller_id = answer.seller_id and command.id = answer.id
      and (command.state = ${sql.lit(sent)} or command.state = ${sql.lit(timedOut)} and command.outcome = 'noAnswer'
        and answer.answered_time is not null)
    returning ${moved}`.execute(trx)
}

/** Ends by time what could not be sent, and what a process has sent that does not wait for the answer any more. */
export async function expire({ db, now }: Platform, answerMs: number): Promise<void> {
  const at = now()
  const isLate = sql`(command.state = ${sql.lit(queued)} and command.queued_time < ${at - answerMs}
    or command.state = ${sql.lit(sent)} and command.sent_time < ${at - answerMs - GRACE_MS})`
  await inOne(db, at, (trx) =>
    sql<Moved>`
      update pile_command as command
      set outcome = case command.state when ${sql.lit(queued)} then 'notSent' else 'noAnswer' end,
        done_time = least(${at}, coalesce(command.sent_time, command.queued_time) + ${answerMs}),
        state = ${sql.lit(timedOut)}, update_time = ${at}, version = version + 1
      where command.state in (${sql.lit(queued)}, ${sql.lit(sent)}) and ${isLate}
      returning ${moved}`.execute(trx),
  )
}

/** One statement and its events in one transaction; within somebody else's, in that. */
export async function inOne(
  db: Kysely<Tables>,
  now: number,
  move: (trx: Kysely<Tables>) => Promise<{ rows: Moved[] }>,
): Promise<Moved[]> {
  if (!db.isTransaction) return db.transaction().execute((trx) => inOne(trx, now, move))
  const { rows } = await move(db)
  await publishCommands(db, rows, now)
  return rows
}

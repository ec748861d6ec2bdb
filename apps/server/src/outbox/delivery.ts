import { TIMEOUTS } from '@ampdeck/api/timeouts'
import type { Selectable, Updateable } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { storedBytes } from '../files/stored-file.store.ts'
import { Refused, type RefusedRecipient } from '../gateways/gateway.ts'
import { type JobKind, type JobTools, jobType } from '../jobs/job-kind.ts'
import { messageState } from './message-state.ts'
import type { MessageKey } from './outbox.ts'

type Message = Selectable<Tables['outgoingMessage']>

/** Waits of half a minute, one, two … minutes: four hours in all. */
const RETRY = { limit: 9, delaySeconds: 30 }
const MAX_TRIES = RETRY.limit + 1
const MAX_REASON = 500

/**
 * Gives a message to its gateway. A message has one job, a job runs in one process at a time, and only what is still
 * pending is sent. A process that dies after the gateway's yes and before the note of it sends once more, under
 * the same number (`Message-ID`, `Idempotency-Key`), by which the receiver drops it.
 */
export const delivery: Omit<JobKind<MessageKey>, 'name'> = {
  atOnce: 4,
  retry: RETRY,
  run: async ({ sellerId, id }, tools) => {
    const message = await ofSeller(tools.platform.db, sellerId)
      .from('outgoingMessage')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', messageState.pending)
      .executeTakeFirst()
    if (!message) return
    const send = await handOver(message, tools)
    if (!send) return recordOutcome(tools, message, { state: messageState.kept })
    const tries = message.tries + 1
    const refused = await send().catch((error: unknown) => refusedByAll(message, error))
    const later = refused.find(({ isFinal }) => !isFinal)
    const isOver = !later || tries >= MAX_TRIES
    const sentTime = tools.platform.now()
    await recordOutcome(tools, message, {
      ...(isOver ? outcomeOf(message, refused, sentTime) : { state: messageState.pending }),
      tries,
      refused: JSON.stringify(refused),
      lastError: sentenceOf(refused),
    })
    if (!isOver) throw new Error(later.reason)
  },
  givenUp: ({ sellerId, id }, reason, tools) => failPending(tools, { sellerId, id }, reason),
}

/** What was never handed over, such as a mail whose file could not be read, does not stay pending. */
async function failPending(
  { platform: { db }, jobs }: JobTools,
  { sellerId, id }: MessageKey,
  reason: string,
): Promise<void> {
  const failed = await ofSeller(db, sellerId)
    .update('outgoingMessage')
    .set({ state: messageState.failed, lastError: reason, body: '' })
    .where(({ and }) => and({ id, state: messageState.pending }))
    .returning('overJob')
    .executeTakeFirst()
  if (failed?.overJob) await jobs.send(db, jobType<MessageKey>(failed.overJob), { sellerId, id })
}

/** Whom a try is for: all, or those whose server has asked to come again. */
function waitingOf({ recipients, refused }: Message): string[] {
  const later = refused.filter(({ isFinal }) => !isFinal).map(({ to }) => to)
  return refused.length > 0 ? later : recipients
}

/** A try that failed as a whole refuses everybody whom it was for, in the same words. */
function refusedByAll(message: Message, error: unknown): RefusedRecipient[] {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON)
  const isFinal = error instanceof Refused
  return withEarlier(
    message,
    waitingOf(message).map((to) => ({ to, reason, isFinal })),
  )
}

/** Those who are refused for good stay so while the others are tried again. */
function withEarlier({ refused }: Message, now: readonly RefusedRecipient[]): RefusedRecipient[] {
  return [...refused.filter(({ isFinal }) => isFinal), ...now]
}

/** A message that has reached nobody has failed. */
function outcomeOf({ recipients }: Message, refused: readonly RefusedRecipient[], sentTime: number) {
  const isSent = recipients.some((recipient) => !refused.some(({ to }) => to === recipient))
  return isSent ? { state: messageState.sent, sentTime } : { state: messageState.failed }
}

/** How to hand a message over; nothing when there is no gateway for its kind. */
async function handOver(
  message: Message,
  { platform, gateways }: JobTools,
): Promise<(() => Promise<RefusedRecipient[]>) | undefined> {
  const { id, sellerId, kind, recipients, subject, body, attachments } = message
  const { sms, mail } = gateways
  if (kind === 'sms')
    return sms && (() => sms.send({ id, phone: recipients[0] ?? '', text: body }).then(() => []))
  if (!mail) return undefined
  const files = await Promise.all(
    attachments.map(async ({ fileName, fileId }) => ({
      fileName,
      content: await storedBytes(platform.db, { sellerId, id: fileId }),
    })),
  )
  // The mail is worth more than a file that was cleared away meanwhile.
  const present = files.filter(({ content }) => content.length > 0)
  return async () =>
    withEarlier(
      message,
      await mail.send({ id, to: waitingOf(message), subject, text: body, attachments: present }),
    )
}

/** Records the outcome; a text that is over is forgotten: it may hold a captcha, or a link that opens a file. */
async function recordOutcome(
  { platform, jobs }: JobTools,
  { sellerId, id, overJob }: Message,
  outcome: Updateable<Tables['outgoingMessage']>,
): Promise<void> {
  const isOver = outcome.state === messageState.sent || outcome.state === messageState.failed
  await inTransaction(platform.db, TIMEOUTS.normal, async (db) => {
    await ofSeller(db, sellerId)
      .update('outgoingMessage')
      .set({ ...outcome, ...(isOver ? { body: '' } : {}) })
      .where('id', '=', id)
      .execute()
    if (isOver && overJob) await jobs.send(db, jobType<MessageKey>(overJob), { sellerId, id })
  })
}

/** What the mail server says, once where it says the same of all. */
function sentenceOf(refused: readonly RefusedRecipient[]): string | null {
  return [...new Set(refused.map(({ reason }) => reason))].join('; ').slice(0, MAX_REASON) || null
}

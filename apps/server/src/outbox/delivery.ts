import type { Kysely, Selectable } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import { storedBytes } from '../files/stored-file.store.ts'
import { Refused } from '../gateways/gateway.ts'
import type { JobKind, JobTools } from '../jobs/job-kind.ts'
import { messageState } from './message-state.ts'
import type { MessageKey } from './outbox.ts'

type Message = Selectable<Tables['outgoingMessage']>

/** Waits of half a minute, one, two … minutes: four hours in all. */
const RETRY = { limit: 9, delaySeconds: 30 }
const MOST_TRIES = RETRY.limit + 1

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
    try {
      await send()
    } catch (error) {
      const isOver = error instanceof Refused || message.tries + 1 >= MOST_TRIES
      await recordOutcome(tools, message, {
        state: isOver ? messageState.failed : messageState.pending,
        tries: message.tries + 1,
        lastError: sentenceOf(error),
      })
      if (isOver) return
      throw error
    }
    await recordOutcome(tools, message, {
      state: messageState.sent,
      tries: message.tries + 1,
      lastError: null,
      sentTime: tools.platform.now(),
    })
  },
  givenUp: ({ sellerId, id }, reason, { platform: { db } }) => failPending(db, { sellerId, id }, reason),
}

/** What was never handed over, such as a mail whose file could not be read, does not stay pending. */
async function failPending(db: Kysely<Tables>, { sellerId, id }: MessageKey, reason: string): Promise<void> {
  await ofSeller(db, sellerId)
    .update('outgoingMessage')
    .set({ state: messageState.failed, lastError: reason, body: '' })
    .where(({ and }) => and({ id, state: messageState.pending }))
    .execute()
}

/** How to hand a message over; nothing when there is no gateway for its kind. */
async function handOver(
  { id, sellerId, kind, recipients, subject, body, attachments }: Message,
  { platform, gateways }: JobTools,
): Promise<(() => Promise<void>) | undefined> {
  const { sms, mail } = gateways
  if (kind === 'sms') return sms && (() => sms.send({ id, phone: recipients[0] ?? '', text: body }))
  if (!mail) return undefined
  const files = await Promise.all(
    attachments.map(async ({ fileName, fileId }) => ({
      fileName,
      content: await storedBytes(platform.db, { sellerId, id: fileId }),
    })),
  )
  // The mail is worth more than a file that was cleared away meanwhile.
  const present = files.filter(({ content }) => content.length > 0)
  return () => mail.send({ id, to: recipients, subject, text: body, attachments: present })
}

/** Records the outcome; a text that is over is forgotten: it may hold a captcha, or a link that opens a file. */
async function recordOutcome(
  { platform }: JobTools,
  { sellerId, id }: Message,
  outcome: Partial<Pick<Message, 'state' | 'tries' | 'lastError' | 'sentTime'>>,
): Promise<void> {
  const isOver = outcome.state === messageState.sent || outcome.state === messageState.failed
  await ofSeller(platform.db, sellerId)
    .update('outgoingMessage')
    .set({ ...outcome, ...(isOver ? { body: '' } : {}) })
    .where('id', '=', id)
    .execute()
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

import type { Insertable } from 'kysely'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import { type Jobs, jobType } from '../jobs/job-kind.ts'
import { messageState } from './message-state.ts'
import type { Attachment } from './outbox.table.ts'

export interface MessageKey {
  sellerId: number
  id: number
}

/** Gives a message to its gateway. */
export const deliveryJob = jobType<MessageKey>('delivery')

/** `db` is the caller's transaction: the message leaves if, and only if, that commits. */
export interface OutboxContext extends Platform {
  jobs: Pick<Jobs, 'send'>
}

/** Sends an SMS to one phone. */
export async function sendSms(
  context: OutboxContext,
  { sellerId, phone, text }: { sellerId: number; phone: string; text: string },
): Promise<void> {
  await hand(context, {
    sellerId,
    kind: 'sms',
    recipients: [phone],
    subject: '',
    body: text,
    attachments: '[]',
  })
}

/** Sends a mail, with files that the same seller has stored. */
export async function sendMail(
  context: OutboxContext,
  {
    sellerId,
    to,
    subject,
    text,
    attachments = [],
  }: {
    sellerId: number
    to: string[]
    subject: string
    text: string
    attachments?: Attachment[]
  },
): Promise<void> {
  await hand(context, {
    sellerId,
    kind: 'mail',
    recipients: to,
    subject,
    body: text,
    attachments: JSON.stringify(attachments),
  })
}

/** Record and delivery in one transaction: neither is ever there alone. */
async function hand(
  { db, jobs, now, newId }: OutboxContext,
  message: Omit<Insertable<Tables['outgoingMessage']>, 'id' | 'state' | 'createTime'>,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('outgoingMessage')
    .values({ ...message, id, state: messageState.pending, createTime: now() })
    .execute()
  await jobs.send(db, deliveryJob, { sellerId: message.sellerId, id })
}

import type { CodeOf, Language } from '@ampdeck/api/enumeration'
import { smsScene } from '@ampdeck/api/enumerations/system'
import type { SmsBlanks, SmsSceneKey } from '@ampdeck/api/system/sms-scenes'
import type { Insertable } from 'kysely'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import { type Jobs, type JobType, jobType } from '../jobs/job-kind.ts'
import { messageState } from './message-state.ts'
import type { Attachment } from './outbox.table.ts'
import { smsText } from './sms-text.ts'

export interface MessageKey {
  sellerId: number
  id: number
}

const turnOf = ({ sellerId }: MessageKey) => String(sellerId)

/** Give a message to its gateway. A mail server that is silent holds up no SMS, and the other way round. */
export const mailDeliveryJob = jobType<MessageKey>('delivery', { turnOf })
export const smsDeliveryJob = jobType<MessageKey>('smsDelivery', { turnOf })

/** `db` is the caller's transaction: the message leaves if, and only if, that commits. */
export interface OutboxContext extends Platform {
  jobs: Pick<Jobs, 'send'>
}

interface OutgoingScene<Key extends SmsSceneKey> {
  sellerId: number
  phone: string
  scene: Key
  blanks: SmsBlanks<Key>
  /** Chinese, where nobody knows what the receiver reads. */
  language?: Language
}

/** Sends the seller's text of a scene to one phone; nothing where the seller has switched that scene off. */
export async function sendSms<Key extends SmsSceneKey>(
  context: OutboxContext,
  { sellerId, phone, scene, blanks, language = 'zh-CN' }: OutgoingScene<Key>,
): Promise<void> {
  const text = await smsText(context.db, { sellerId, scene, blanks, language })
  if (text !== undefined) await queueSms(context, { sellerId, phone, scene: smsScene.code[scene], text })
}

/** Puts a text on its way as it is; `isTest` marks what somebody has tried. */
export async function queueSms(
  context: OutboxContext,
  message: { sellerId: number; phone: string; scene: CodeOf<typeof smsScene>; text: string; isTest?: 0 | 1 },
): Promise<void> {
  const { sellerId, phone, scene, text, isTest = 0 } = message
  await hand(context, {
    sellerId,
    kind: 'sms',
    recipients: [phone],
    subject: '',
    body: text,
    attachments: '[]',
    scene,
    isTest,
  })
}

/** Sends a mail, with files that the same seller has stored; gives its number. */
export async function sendMail(
  context: OutboxContext,
  {
    sellerId,
    to,
    subject,
    text,
    attachments = [],
    over,
  }: {
    sellerId: number
    to: string[]
    subject: string
    text: string
    attachments?: Attachment[]
    /** Sent with the mail's key once it has left, or was given up. */
    over?: JobType<MessageKey>
  },
): Promise<number> {
  return hand(context, {
    sellerId,
    kind: 'mail',
    recipients: to,
    subject,
    body: text,
    attachments: JSON.stringify(attachments),
    overJob: over?.name ?? null,
  })
}

/** Record and delivery in one transaction: neither is ever there alone. */
async function hand(
  { db, jobs, now, newId }: OutboxContext,
  message: Omit<Insertable<Tables['outgoingMessage']>, 'id' | 'state' | 'createTime'>,
): Promise<number> {
  const id = newId()
  await db
    .insertInto('outgoingMessage')
    .values({ ...message, id, state: messageState.pending, createTime: now() })
    .execute()
  await jobs.send(db, message.kind === 'sms' ? smsDeliveryJob : mailDeliveryJob, {
    sellerId: message.sellerId,
    id,
  })
  return id
}

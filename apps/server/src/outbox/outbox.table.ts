import type { ColumnType, Generated } from 'kysely'
import type { Json, List } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'
import type { RefusedRecipient } from '../gateways/gateway.ts'

/** A file that goes with a mail: one that the same seller has stored. */
export interface Attachment {
  fileName: string
  fileId: number
}

/** An SMS or a mail on its way out. */
export interface OutgoingMessageTable {
  id: number
  sellerId: number
  kind: 'sms' | 'mail'
  recipients: List<string>
  /** Empty for an SMS. */
  subject: string
  /** Emptied once the message has left, or was given up: it may hold a captcha. */
  body: string
  attachments: Json<Attachment[]>
  /** For whom the mail server has not taken a mail that it took for others, or not yet. */
  refused: ColumnType<RefusedRecipient[], string | undefined, string>
  /** The job that is sent with this message's key once it is over. */
  overJob: string | null
  /** 1 pending, 2 sent, 3 failed, 4 kept: there is no gateway, so it stays here. */
  state: ColumnType<1 | 2 | 3 | 4, number, number>
  tries: Generated<number>
  lastError: string | null
  /** Of an SMS: what it is sent for (`smsScene`). */
  scene: Generated<number | null>
  /** 1 for what somebody has sent to try it. */
  isTest: Generated<number>
  createTime: number
  sentTime: number | null
}

export const tables = { outgoingMessage: { keepsAll: true } } as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    outgoingMessage: OutgoingMessageTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

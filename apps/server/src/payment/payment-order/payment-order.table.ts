import type { CodeOf } from '@ampdeck/api/enumeration'
import type { payChannel, paymentKind, paymentState } from '@ampdeck/api/enumerations/finance'
import type { Generated } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A call to a payment channel: written before it is made, and again when its answer is known. */
export interface PaymentOrderTable extends Standard {
  /** The idempotency key, `bizType:bizId:try`. */
  requestNo: string
  channel: CodeOf<typeof payChannel>
  kind: Code<typeof paymentKind>
  bizId: number
  amountFen: number
  answeredFen: number | null
  state: Code<typeof paymentState>
  channelNo: string | null
  merchantNo: Generated<string | null>
  feeFen: Generated<number | null>
  costMs: number | null
  /** How often it was sent or asked for. */
  tries: Generated<number>
  message: string | null
  sentTime: number | null
  answerTime: number | null
}

export const tables = { paymentOrder: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    paymentOrder: PaymentOrderTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

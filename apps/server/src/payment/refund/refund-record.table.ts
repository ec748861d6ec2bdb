import type { CodeOf } from '@ampdeck/api/enumeration'
import type { refundChannel, refundPayState, refundStatus } from '@ampdeck/api/enumerations/finance'
import type { Code, Json, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** How much of a refund comes from a recharge, and what of its gift goes with it. */
export interface RefundPart {
  rechargeId: number
  fen: number
  giftFen: number
}

export interface RefundRecordTable extends Standard {
  refundNo: string
  accountId: number
  /** The fleet of the account. */
  groupId: number | null
  parts: Json<RefundPart[]>
  applyFen: number
  channel: CodeOf<typeof refundChannel>
  reason: string | null
  status: CodeOf<typeof refundStatus>
  /** Nobody of the operator where the member applied. */
  applicant: number | null
  firstUser: number | null
  firstTime: number | null
  firstOpinion: string | null
  secondUser: number | null
  secondTime: number | null
  secondOpinion: string | null
  hungFrom: CodeOf<typeof refundStatus> | null
  hangNote: string | null
  payState: Code<typeof refundPayState>
  payNo: string | null
  payMessage: string | null
  paidTime: number | null
  giftBackFen: number
}

export const tables = { refundRecord: { fleet: 'groupId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    refundRecord: RefundRecordTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

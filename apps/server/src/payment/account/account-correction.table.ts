import type { auditState } from '@ampdeck/api/enumerations/member'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A change of a balance that a second person agrees to. */
export interface AccountCorrectionTable extends Standard {
  correctionNo: string
  accountId: number
  /** The fleet of the account. */
  groupId: number | null
  amountFen: number
  reason: string
  state: Code<typeof auditState>
  auditUser: number | null
  auditTime: number | null
  auditReason: string | null
}

export const tables = { accountCorrection: { fleet: 'groupId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    accountCorrection: AccountCorrectionTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

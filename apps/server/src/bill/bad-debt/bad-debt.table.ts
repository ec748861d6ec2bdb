import type { badDebtState } from '@ampdeck/api/bill/bad-debt'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** An order that is written off, or is to be (domain.md §3.4). Its maker applied for it. */
export interface BadDebtTable extends Standard {
  orderId: number
  stationId: number
  groupId: number | null
  owedFen: number
  reason: string
  state: Code<typeof badDebtState>
  auditUser: number | null
  auditTime: number | null
  auditReason: string | null
  receiptNo: string | null
}

export const tables = { badDebt: { station: 'stationId', fleet: 'groupId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    badDebt: BadDebtTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

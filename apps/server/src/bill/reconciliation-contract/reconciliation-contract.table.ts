import type { auditState } from '@ampdeck/api/enumerations/member'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What a party gets of the fees of some stations (domain.md §3.4). */
export interface ReconciliationContractTable extends Standard {
  no: string
  name: string
  /** An operating unit. */
  partyId: number
  stationIds: List<number>
  eBps: number
  sBps: number
  oBps: number
  settleDay: number
  fromDate: string
  toDate: string
  remark: string | null
  auditState: Code<typeof auditState>
  submitUser: number | null
  auditUser: number | null
  auditTime: number | null
  auditReason: string | null
}

/** A month that was confirmed: from then on its figures stand. */
export interface ContractMonthTable {
  sellerId: number
  contractId: number
  month: string
  orders: number
  eFen: number
  sFen: number
  oFen: number
  shouldFen: number
  doneFen: number
  note: string | null
  confirmUser: number | null
  confirmTime: number
}

export const tables = {
  reconciliationContract: { names: { lists: { stationIds: 'station' }, emptyIsAll: false } },
  contractMonth: { keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    reconciliationContract: ReconciliationContractTable
    contractMonth: ContractMonthTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

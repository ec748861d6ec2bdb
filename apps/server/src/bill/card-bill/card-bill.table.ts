import type { cardBillState } from '@ampdeck/api/bill/card-bill'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A payment out of the purse of a card (domain.md §4 LC 3). */
export interface CardBillTable extends Standard {
  stationId: number
  pileId: number
  cardNo: string
  tradeNo: string
  amountFen: number
  balanceBeforeFen: number
  balanceAfterFen: number
  readTime: number
  state: Code<typeof cardBillState>
  voidReason: string | null
}

export const tables = { cardBill: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    cardBill: CardBillTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

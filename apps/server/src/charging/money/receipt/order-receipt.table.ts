import type { ScopeTags } from '../../../database/tables.ts'

/**
 * What a receipt was given for: an owed order, a bad debt that was paid after all, the bill of a fleet, a charge that was
 * paid on another platform.
 */
export type ReceiptKind = 'outstanding' | 'badDebt' | 'fleetBill' | 'imported'

/** Money received for an order outside of any account, such as cash or a bank transfer. */
export interface OrderReceiptTable {
  id: number
  sellerId: number
  orderId: number
  /** Negative only for what takes an imported charge back. */
  amountFen: number
  receiptNo: string
  kind: ReceiptKind
  /** The document that it pays: the order itself, the bad debt, the fleet's bill, the batch of imported bills. */
  bizId: number
  ts: number
}

export const tables = { orderReceipt: { keepsAll: true } } as const satisfies ScopeTags

declare module '../../../database/tables.ts' {
  interface Tables {
    orderReceipt: OrderReceiptTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

/**
 * How many orders lie in a bucket of a sorted column, in rows that are summed: each write adds its differences
 * (see `database/migrations/order-tally.ts`).
 */
export interface ChargeOrderTallyTable {
  sellerId: number
  stationId: number
  orderStatus: number
  chargeStatus: number
  field: 'startTime' | 'payableFen' | 'energyWh'
  bucket: number
  orders: number
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

declare module '../../database/tables.ts' {
  interface Tables {
    chargeOrderTally: ChargeOrderTallyTable
  }
}

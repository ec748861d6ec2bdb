import { bound } from '../fields/bound.tsx'
import type { TransferId } from './transfer.ts'
import { TransferList, type TransferOptions } from './transfer-list.tsx'

/** A list of ids, such as the stations of a station group. */
export const TransferField = bound<readonly TransferId[], TransferOptions>(TransferList, {
  isGroup: true,
  wide: true,
})

import type { ScopeTags } from '../database/tables.ts'

/** An entry of the operation log in the chain of its seller: what comes later proves that it was there. */
export interface OperationLogSealTable {
  sellerId: number
  /** From 1, without a gap. */
  no: number
  logId: number
  /** Over the entry's content, its number and the hash before it. */
  hash: string
}

/** How far the chain of a seller reaches, and from where: what aged out before `anchorNo` is proven by its hash. */
export interface OperationLogHeadTable {
  sellerId: number
  no: number
  hash: string
  /** The newest time of a sealed entry. */
  ts: number
  anchorNo: number
  anchorHash: string
  /** The newest time of an entry that aged out. */
  anchorTs: number
}

/** Nobody reads or writes the chain but the log itself. */
export const tables = {} as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    operationLogSeal: OperationLogSealTable
    operationLogHead: OperationLogHeadTable
  }
}

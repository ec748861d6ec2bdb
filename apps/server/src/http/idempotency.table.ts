import type { Json } from '../database/columns.ts'

export interface IdempotencyTable {
  sellerId: number
  userId: number
  key: string
  path: string
  /** SHA-256 of the request's body: the same key with another body is refused. */
  bodyHash: string
  response: Json<unknown>
  ts: number
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

declare module '../database/tables.ts' {
  interface Tables {
    idempotency: IdempotencyTable
  }
}

import type { Json } from '../database/columns.ts'
import type { KeptRows } from '../database/tables.ts'

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

/** Long enough for every retry of a client, short enough to stay small. */
export const kept = { idempotency: { time: 'ts', days: 2 } } as const satisfies KeptRows

declare module '../database/tables.ts' {
  interface Tables {
    idempotency: IdempotencyTable
  }
}

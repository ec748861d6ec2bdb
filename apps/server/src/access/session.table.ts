import type { Generated } from 'kysely'
import type { Json } from '../database/columns.ts'
import type { KeptRows, ScopeTags, SecretColumns } from '../database/tables.ts'
import type { SessionProof } from './second-factor.ts'

/** An opaque token's hash; the token itself exists only at the client. */
export interface SessionTable {
  tokenHash: string
  sellerId: number
  userId: number
  createTime: number
  lastSeen: number
  expires: number
  ip: string
  browser: string
  proof: Generated<SessionProof>
  /** When the password was last verified in this session; 0 for never. */
  passwordProven: Generated<number>
  /** Who really looks, where the session shows the console as somebody else. */
  lookedBy: number | null
  /** The session in which that was begun, by the hash of its token. */
  openedBy: Generated<string | null>
  /** The address that ends the session of the OpenID provider; sealed, as it holds the ID token. */
  providerLogout: Generated<string | null>
}

export interface OperationLogTable {
  id: number
  sellerId: number
  /** Who really did it. */
  userId: number | null
  /** As whom the console was looked at. */
  asUserId: number | null
  requestId: string
  permission: string
  path: string
  /** The request as it came, secrets masked. */
  params: Json<unknown>
  /** What the call changed: table, record, before and after. */
  changes: Json<unknown>
  resultCode: number
  ip: string
  costMs: number
  ts: number
}

export const tables = { operationLog: { keepsAll: true } } as const satisfies ScopeTags

/** Log-ins are kept as long as files (requirements.md §9); the operation log ages out with its chain. */
export const kept = {
  session: { time: 'createTime', days: 30 },
} as const satisfies KeptRows

export const secrets = { session: ['providerLogout'] } as const satisfies SecretColumns

declare module '../database/tables.ts' {
  interface Tables {
    session: SessionTable
    operationLog: OperationLogTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

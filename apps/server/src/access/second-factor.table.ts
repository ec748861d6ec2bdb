import type { Generated } from 'kysely'
import type { SecretColumns } from '../database/tables.ts'

/** The authenticator app of a person, and what the recovery codes are hashed with. */
export interface SecondFactorTable {
  sellerId: number
  userId: number
  /** Sealed; null where there is no app. */
  secret: string | null
  /** Sealed: a new app of which no code was proven yet. */
  pendingSecret: string | null
  /** Since when codes are asked for. */
  provenTime: number | null
  /** The time step of the last code that was taken: neither it nor an older one is taken again. */
  lastStep: Generated<number>
  /** With what this person's recovery codes are hashed. */
  recoverySalt: string | null
  createTime: number
}

/** What is good for one log-in without the app. */
export interface RecoveryCodeTable {
  sellerId: number
  userId: number
  hash: string
  usedTime: number | null
}

/** A key pair of a person's device; the private half never leaves it. */
export interface PasskeyTable {
  sellerId: number
  userId: number
  /** What the browser calls it; base64url. */
  id: string
  publicKey: string
  /** Grows with each use, but for passkeys that are synced between devices. */
  counter: number
  transports: string[]
  /** The host name under which it was made, and is good. */
  host: string
  name: string
  isSynced: number
  createTime: number
  lastUsed: number | null
}

/** Nobody's rows but their owner's: nothing here is reached through `Rows`. */
export const tables = {}
export const secrets = { secondFactor: ['secret', 'pendingSecret'] } as const satisfies SecretColumns

declare module '../database/tables.ts' {
  interface Tables {
    secondFactor: SecondFactorTable
    recoveryCode: RecoveryCodeTable
    passkey: PasskeyTable
  }
}

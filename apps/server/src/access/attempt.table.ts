import type { KeptRows } from '../database/tables.ts'
export interface AttemptCountTable {
  /** The digest of what is limited. */
  key: string
  used: number
  at: number
}

export interface SignatureSeenTable {
  signature: string
  ts: number
}

/** Nobody's data: nothing here is reached through `Rows`. */
export const tables = {}

export const kept = {
  attemptCount: { time: 'at', days: 2 },
  signatureSeen: { time: 'ts', days: 2 },
} as const satisfies KeptRows

declare module '../database/tables.ts' {
  interface Tables {
    attemptCount: AttemptCountTable
    signatureSeen: SignatureSeenTable
  }
}

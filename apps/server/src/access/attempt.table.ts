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

declare module '../database/tables.ts' {
  interface Tables {
    attemptCount: AttemptCountTable
    signatureSeen: SignatureSeenTable
  }
}

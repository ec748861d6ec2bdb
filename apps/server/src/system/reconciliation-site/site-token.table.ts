import type { KeptRows } from '../../database/tables.ts'
/** A token for the reconciliation site: it stands for a person while the session lives that it was made in. */
export interface SiteTokenTable {
  /** Of the token, which exists only in the address that was opened. */
  tokenHash: string
  sessionHash: string
  sellerId: number
  userId: number
  createTime: number
  expires: number
  usedTime: number | null
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

export const kept = { siteToken: { time: 'createTime', days: 2 } } as const satisfies KeptRows

declare module '../../database/tables.ts' {
  interface Tables {
    siteToken: SiteTokenTable
  }
}

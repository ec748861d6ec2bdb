import type { List, Standard } from '../database/columns.ts'
import type { ScopeTags, SecretColumns } from '../database/tables.ts'

/** An application of a partner, which signs its calls (domain.md §3.5 OpenApp). */
export interface OpenAppTable extends Standard {
  appId: string
  name: string
  /** The key of the signature, sealed; write-only for people. */
  secret: string
  /** Addresses it may call from; empty means any. */
  ips: List<string>
  /** The permissions of its calls. */
  scopes: List<string>
  /** 1 on, 2 off. */
  state: number
}

export const tables = { openApp: {} } as const satisfies ScopeTags
export const secrets = { openApp: ['secret'] } as const satisfies SecretColumns

declare module '../database/tables.ts' {
  interface Tables {
    openApp: OpenAppTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

import type { Flag, Json, Standard } from '../../database/columns.ts'
import type { KeptRows, ScopeTags, SecretColumns } from '../../database/tables.ts'

export interface SingleSignOnTable extends Standard {
  isOn: Flag
  name: string
  issuer: string
  clientId: string
  /** Sealed. */
  clientSecret: string | null
  groupClaim: string
  roles: Json<{ group: string; roleId: number }[]>
  domains: string[]
  makesAccounts: Flag
  matchesEmail: Flag
  endsSession: Flag
}

/** Who somebody is at the provider: its subject never changes. */
export interface ProviderSubjectTable {
  sellerId: number
  issuer: string
  subject: string
  userId: number
  createTime: number
}

/** A log-in that has gone to the provider. */
export interface ProviderLoginTable {
  stateHash: string
  sellerId: number
  nonce: string
  codeVerifier: string
  /** Where the browser comes back to. */
  origin: string
  ip: string
  createTime: number
  usedTime: number | null
}

export const tables = { singleSignOn: {} } as const satisfies ScopeTags

export const secrets = { singleSignOn: ['clientSecret'] } as const satisfies SecretColumns

export const kept = { providerLogin: { time: 'createTime', days: 2 } } as const satisfies KeptRows

declare module '../../database/tables.ts' {
  interface Tables {
    singleSignOn: SingleSignOnTable
    providerSubject: ProviderSubjectTable
    providerLogin: ProviderLoginTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

import type { contractProviderKind, contractState } from '@ampdeck/api/enumerations/interface'
import type { Code, Flag, Standard } from '../../database/columns.ts'
import type { KeptRows, ScopeTags, SecretColumns } from '../../database/tables.ts'

/** A seller's contract provider for Plug & Charge. */
export interface ContractProviderTable extends Standard {
  isOn: Flag
  kind: Code<typeof contractProviderKind>
  address: string | null
  /** Sealed. */
  token: string | null
  timeoutSeconds: number
  acceptsWhenAway: Flag
  partyId: string
}

/** A CA of the embedded provider. */
export interface PncAuthorityTable {
  sellerId: number
  kind: 'moRoot' | 'moSub' | 'v2gRoot' | 'cpoSub'
  /** PEM. */
  certificate: string
  /** PKCS #8 as PEM, sealed. */
  privateKey: string
  createTime: number
}

/** A certificate of a contract that the embedded provider has issued to a card. */
export interface PncContractTable extends Standard {
  cardId: number
  emaid: string
  /** As eMAIDs are compared. */
  emaidKey: string
  /** In hexadecimal digits. */
  serial: string
  state: Code<typeof contractState>
  validTo: number
  endTime: number | null
}

/** A certificate that the embedded provider has signed for a pile to show to cars. */
export interface PncPileCertificateTable {
  sellerId: number
  serial: string
  pileId: number
  validTo: number
  createTime: number
}

/** An OCSP answer of a provider elsewhere. */
export interface PncStatusTable {
  sellerId: number
  /** Its hashes and number. */
  certificate: string
  /** DER in base64. */
  answer: string
  nextUpdate: number
}

export const tables = { contractProvider: {}, pncContract: {} } as const satisfies ScopeTags

export const secrets = {
  contractProvider: ['token'],
  pncAuthority: ['privateKey'],
} as const satisfies SecretColumns

export const kept = { pncStatus: { time: 'nextUpdate', days: 1 } } as const satisfies KeptRows

declare module '../../database/tables.ts' {
  interface Tables {
    contractProvider: ContractProviderTable
    pncAuthority: PncAuthorityTable
    pncContract: PncContractTable
    pncPileCertificate: PncPileCertificateTable
    pncStatus: PncStatusTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

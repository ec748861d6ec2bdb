import type { CodeOf } from '@ampdeck/api/enumeration'
import type { payChannel } from '@ampdeck/api/enumerations/finance'
import type { activeState } from '@ampdeck/api/enumerations/member'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags, SecretColumns } from '../../database/tables.ts'

/** A seller's contract with a payment channel. */
export interface PaymentConfigTable extends Standard {
  channel: CodeOf<typeof payChannel>
  merchantNo: string
  appId: string
  feeBps: number
  state: Code<typeof activeState>
  /** Sealed. */
  secret: string | null
  secretTime: number | null
  secretUser: number | null
}

export const tables = { paymentConfig: {} } as const satisfies ScopeTags
export const secrets = { paymentConfig: ['secret'] } as const satisfies SecretColumns

declare module '../../database/tables.ts' {
  interface Tables {
    paymentConfig: PaymentConfigTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

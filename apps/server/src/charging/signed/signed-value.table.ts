import type { meterKeySource, signedPlace, signedState } from '@ampdeck/api/enumerations/signed'
import type { Code, Flag, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A signed meter value of an order as its pile sent it. */
export interface SignedValueTable {
  sellerId: number
  orderId: number
  gunId: number
  seq: number
  /** The hash of its text: what comes again is there already. */
  digest: string
  place: Code<typeof signedPlace>
  ts: number
  receivedTime: number
  format: string
  text: string
  /** The key that the pile named with it. */
  claimedKey: string | null
  state: Code<typeof signedState>
  /** The key that has verified it, or of the claim that fits. */
  publicKey: string | null
  fingerprint: string | null
  isOtherKey: Flag
}

/** A public key of the meter of a gun. */
export interface MeterKeyTable extends Standard {
  stationId: number
  pileId: number
  gunId: number
  publicKey: string
  curve: string
  fingerprint: string
  meterSerial: string | null
  source: Code<typeof meterKeySource>
  remark: string | null
  endTime: number | null
}

export const tables = {
  signedValue: { keepsAll: true },
  meterKey: { station: 'stationId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    signedValue: SignedValueTable
    meterKey: MeterKeyTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

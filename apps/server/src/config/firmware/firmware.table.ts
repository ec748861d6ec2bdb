import type { firmwareKind, firmwareState, manufacturer } from '@ampdeck/api/enumerations/equipment'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A firmware; its file is among the stored files under the same number. */
export interface FirmwareTable extends Standard {
  name: string
  kind: Code<typeof firmwareKind>
  manufacturer: Code<typeof manufacturer>
  pileTypeIds: List<number>
  versionNo: string
  notes: string | null
  signature: string | null
  signingCertificate: string | null
  state: Code<typeof firmwareState>
  fileName: string | null
  bytes: number | null
  sha256: string | null
}

export const tables = { firmware: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    firmware: FirmwareTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

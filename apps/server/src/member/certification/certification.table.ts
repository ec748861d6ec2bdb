import type { auditState } from '@ampdeck/api/enumerations/member'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** The licence with which a member proves that a car is his (domain.md §3.3). */
export interface VehicleCertificationTable extends Standard {
  vehicleId: number
  memberId: number
  licencePicture: string
  ownerName: string
  auditState: Code<typeof auditState>
  refuseReason: string | null
  auditUser: number | null
  auditTime: number | null
}

export const tables = { vehicleCertification: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    vehicleCertification: VehicleCertificationTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

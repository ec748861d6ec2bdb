import type { operatingUnitKind } from '@ampdeck/api/enumerations/equipment'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface OperatingUnitTable extends Standard {
  name: string
  nameEn: string | null
  creditCode: string | null
  operatorId: string | null
  contact: string
  phone: string
  kind: Code<typeof operatingUnitKind>
}

export const tables = { operatingUnit: { boundBy: ['station.operatingUnitId'] } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    operatingUnit: OperatingUnitTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

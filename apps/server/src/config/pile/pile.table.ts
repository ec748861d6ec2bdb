import type { CodeOf } from '@ampdeck/api/enumeration'
import type {
  coolingKind,
  currentType,
  manufacturer,
  pileGunLayout,
  pileStatus,
  protocol,
} from '@ampdeck/api/enumerations/equipment'
import type { ColumnType } from 'kysely'
import type { Code, Flag, Json, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

type Layout = ColumnType<CodeOf<typeof pileGunLayout>, string, string>

export interface PileTypeTable extends Standard {
  name: string
  nameEn: string | null
  manufacturer: Code<typeof manufacturer>
  model: string
  currentType: Code<typeof currentType>
  ratedW: number
  layout: Layout
  protocol: Code<typeof protocol>
  moduleCount: ColumnType<number | null, number | null | undefined, number | null>
  coolingKind: ColumnType<CodeOf<typeof coolingKind> | null, number | null | undefined, number | null>
}

export interface PileTable extends Standard {
  stationId: number
  code: string
  serialNo: string | null
  name: string
  pileTypeId: number
  layout: Layout
  protocol: Code<typeof protocol>
  simIccid: string | null
  ip: string | null
  firmware: Json<Record<string, string>>
  status: Code<typeof pileStatus>
  commissionDate: string | null
  warrantyEnd: string | null
  vinPass: Flag
  isTemporary: Flag
  lastHeartbeat: number | null
  costModelId: number | null
}

export const tables = {
  pileType: { boundBy: ['pile.pileTypeId'] },
  pile: { station: 'stationId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    pileType: PileTypeTable
    pile: PileTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

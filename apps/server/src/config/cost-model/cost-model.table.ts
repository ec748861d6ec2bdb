import type { CodeOf } from '@ampdeck/api/enumeration'
import type { period } from '@ampdeck/api/enumerations/order'
import type { Generated } from 'kysely'
import type { Json, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface TariffRow {
  from: string
  to: string
  period: CodeOf<typeof period>
  ePrice4: number
  sPrice4: number
}

export interface CostModelTable extends Standard {
  code: string
  name: string
  /** 1 general, 2 fleet, 3 interconnection. */
  scope: number
  currentVersion: number
  state: number
}

export interface CostModelVersionTable extends Standard {
  costModelId: number
  no: number
  effectiveTime: number
  periods: Json<TariffRow[]>
  /** 1 per kWh by period, 2 per kWh one price, 3 per started time unit, 4 per charge. */
  serviceMode: number
  serviceParam: Json<Record<string, number>>
  /** What a kWh that a car gives back is paid; null pays nothing. */
  feedInPrice4: Generated<number | null>
  state: number
  issueUser: number | null
  issueTime: number | null
}

/** A model that is bound beside a station's, pile's or gun's own: fleets and interconnection have theirs. */
export interface CostModelBindTable {
  sellerId: number
  /** 1 station, 2 pile, 3 gun. */
  targetKind: number
  targetId: number
  scope: number
  costModelId: number
}

export const tables = {
  costModel: { boundBy: ['station.costModelId', 'pile.costModelId', 'gun.costModelId'] },
  costModelVersion: { partOf: { table: 'costModel', by: 'costModelId' } },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    costModel: CostModelTable
    costModelVersion: CostModelVersionTable
    costModelBind: CostModelBindTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

import type { pushStatus } from '@ampdeck/api/enumerations/interface'
import type { costModelTarget } from '@ampdeck/api/enumerations/tariff'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** That a version holds somewhere from its time on, and whether the piles there show its prices. */
export interface CostModelPushTable extends Standard {
  costModelId: number
  versionId: number
  versionNo: number
  targetKind: Code<typeof costModelTarget>
  targetId: number
  stationId: number
  effectiveTime: number
  pushStatus: Code<typeof pushStatus>
  /** Piles that were asked, and how they answered. */
  piles: number
  accepted: number
  refused: number
  tries: number
  message: string | null
  /** The commands that asked them last. */
  batchId: number | null
  pushTime: number | null
}

export const tables = { costModelPush: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    costModelPush: CostModelPushTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

import type { CodeOf } from '@ampdeck/api/enumeration'
import type { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type {
  alarmLevel,
  dutyShift,
  workOrderKind,
  workOrderState,
} from '@ampdeck/api/enumerations/operation'
import type { ColumnType } from 'kysely'
import type { Code, Json, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface WorkOrderPart {
  name: string
  qty: number
  costFen: number
}

export interface WorkOrderTable extends Standard {
  no: string
  kind: Code<typeof workOrderKind>
  title: string
  titleEn: string | null
  level: Code<typeof alarmLevel>
  stationId: number
  pileId: number | null
  alarmId: number | null
  description: string | null
  dispatchUser: number | null
  dispatchTime: number | null
  repairUser: number | null
  deadline: number | null
  state: Code<typeof workOrderState>
  /** Who submitted it, mostly its repair user. */
  submitUser: ColumnType<number | null, number | null | undefined, number | null>
  result: string | null
  parts: Json<WorkOrderPart[]>
  /** From before the work. */
  pictures: List<string>
  resultPictures: List<string>
  /** Of its alarm; with the gun's state when the work order was made. */
  gunId: ColumnType<number | null, number | null | undefined, number | null>
  gunStatus: ColumnType<CodeOf<typeof gunStatus> | null, number | null | undefined, number | null>
  endTime: number | null
}

export interface WorkOrderStepTable {
  id: number
  sellerId: number
  workOrderId: number
  action: string
  fromState: number | null
  toState: Code<typeof workOrderState>
  userId: number | null
  repairUser: number | null
  note: string | null
  ts: number
}

/** Who works when (domain.md §3.5 Scheduling). */
export interface SchedulingTable extends Standard {
  date: string
  shift: Code<typeof dutyShift>
  userId: number
  /** Empty: every station. */
  stationIds: List<number>
}

export const tables = {
  workOrder: { station: 'stationId' },
  workOrderStep: { keepsAll: true },
  scheduling: { names: { lists: { stationIds: 'station' }, emptyIsAll: true } },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    workOrder: WorkOrderTable
    workOrderStep: WorkOrderStepTable
    scheduling: SchedulingTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

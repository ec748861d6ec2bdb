import type { TaskCycle } from '@ampdeck/api/config/timed-task'
import type { activeState } from '@ampdeck/api/enumerations/member'
import type { timedRunOrigin, timedRunState, timedTaskKind } from '@ampdeck/api/enumerations/strategy'
import type { ColumnType } from 'kysely'
import type { z } from 'zod'
import type { Code, Json, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export type Cycle = z.output<typeof TaskCycle>

export interface RunResult {
  name: string
  isDone: boolean
  reason: string | null
  count: number
}

export interface TimedTaskTable extends Standard {
  name: string
  nameEn: string | null
  kind: Code<typeof timedTaskKind>
  cycle: ColumnType<Cycle | null, string | null, string | null>
  runAt: number | null
  stationIds: List<number>
  costModelIds: List<number>
  percent: number | null
  remark: string | null
  state: Code<typeof activeState>
  nextTime: number | null
  lastTime: number | null
  lastState: Code<typeof timedRunState> | null
}

/** A run, of which a planned time has one only. */
export interface TimedTaskRunTable {
  sellerId: number
  id: number
  taskId: number
  origin: Code<typeof timedRunOrigin>
  state: Code<typeof timedRunState>
  plannedTime: number
  startTime: number | null
  endTime: number | null
  results: Json<RunResult[]>
}

export const tables = {
  timedTask: { names: { lists: { stationIds: 'station' }, emptyIsAll: false } },
  timedTaskRun: { keepsAll: true },
} as const satisfies ScopeTags
export const kept = { timedTaskRun: { time: 'plannedTime', days: 400 } } as const

declare module '../../database/tables.ts' {
  interface Tables {
    timedTask: TimedTaskTable
    timedTaskRun: TimedTaskRunTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

import type { firmwareTaskMode, firmwareTaskState } from '@ampdeck/api/enumerations/equipment'
import type { pushStatus } from '@ampdeck/api/enumerations/interface'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A campaign that gives piles a firmware. */
export interface FirmwareTaskTable extends Standard {
  firmwareId: number
  mode: Code<typeof firmwareTaskMode>
  startTime: number | null
  rateLimit: number
  maxFailPercent: number
  state: Code<typeof firmwareTaskState>
}

/** One pile of a campaign. */
export interface FirmwarePushTable extends Standard {
  taskId: number
  stationId: number
  pileId: number
  pushStatus: Code<typeof pushStatus>
  progress: number
  fromVersion: string | null
  toVersion: string
  tries: number
  message: string | null
  /** The hash of what the pile must show to fetch the file. */
  ticket: string | null
  /** The command that asked the pile; null until it is asked, and before it is asked again. */
  commandId: number | null
  sentTime: number | null
  endTime: number | null
}

export const tables = {
  firmwareTask: { boundBy: ['firmwarePush.taskId'] },
  firmwarePush: { station: 'stationId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    firmwareTask: FirmwareTaskTable
    firmwarePush: FirmwarePushTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

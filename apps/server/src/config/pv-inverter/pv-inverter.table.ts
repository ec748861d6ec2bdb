import type { CodeOf } from '@ampdeck/api/enumeration'
import type { pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import type { ColumnType, Generated } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

type Reported<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface PvInverterTable extends Standard {
  sn: string
  stationId: number
  model: string | null
  ratedW: number
  state: Reported<CodeOf<typeof pvInverterState>>
  activeW: Reported<number>
  todayWh: Generated<number>
  totalWh: Generated<number>
  efficiencyBps: Reported<number>
  tempC: Reported<number>
  ts: Reported<number>
}

/** What an inverter gave in an hour, which begins at `ts`; hours without any have no row. */
export interface PvSampleTable {
  sellerId: number
  inverterId: number
  ts: number
  energyWh: number
}

/** From when on an inverter was in a state. */
export interface PvStateTable {
  sellerId: number
  inverterId: number
  ts: number
  state: Code<typeof pvInverterState>
}

export const tables = {
  pvInverter: { station: 'stationId' },
  pvSample: { keepsAll: true },
  pvState: { keepsAll: true },
} as const satisfies ScopeTags

export const kept = { pvSample: { time: 'ts', days: 400 }, pvState: { time: 'ts', days: 400 } }

declare module '../../database/tables.ts' {
  interface Tables {
    pvInverter: PvInverterTable
    pvSample: PvSampleTable
    pvState: PvStateTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

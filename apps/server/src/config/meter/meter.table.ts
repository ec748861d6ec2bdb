import type { meterKind } from '@ampdeck/api/enumerations/equipment'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface MeterTable extends Standard {
  meterNo: string
  stationId: number
  kind: Code<typeof meterKind>
  /** What a unit of its reading counts: transformers of current before the meter. */
  ratio: number
  /** Wh of the meter itself, before the ratio. */
  lastReading: number | null
}

/** What a meter cost in a month. Readings are Wh of the meter itself, energies Wh after the ratio. */
export interface MeterFeeTable extends Standard {
  stationId: number
  meterId: number
  /** `YYYY-MM`. */
  month: string
  startReading: number
  endReading: number
  sharpWh: number
  peakWh: number
  flatWh: number
  valleyWh: number
  feeFen: number
  remark: string | null
}

export const tables = {
  meter: { station: 'stationId' },
  meterFee: { station: 'stationId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    meter: MeterTable
    meterFee: MeterFeeTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

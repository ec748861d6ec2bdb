import type { ScopeTags } from '../../database/tables.ts'

/** What a car reported of its battery in one charge: the worst of its minutes. */
export interface BatteryCheckTable {
  sellerId: number
  orderId: number
  stationId: number
  groupId: number | null
  vin: string
  model: string | null
  /** Of the last report. */
  ts: number
  spreadMv: number
  cellMv: number
  tempC: number
  /** In 0.1 °C in ten minutes. */
  riseDc: number
}

export const tables = {
  batteryCheck: { station: 'stationId', fleet: 'groupId', keepsAll: true },
} as const satisfies ScopeTags

export const kept = { batteryCheck: { time: 'ts', days: 400 } }

declare module '../../database/tables.ts' {
  interface Tables {
    batteryCheck: BatteryCheckTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

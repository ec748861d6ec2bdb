import type { ScopeTags } from '../../database/tables.ts'

/** Per station, gun kind, member type and hour; rebuilt from orders, additive (domain.md §3.5 DayStat). */
export interface DayStatTable {
  sellerId: number
  stationId: number
  /** `YYYY-MM-DD`, UTC+8. */
  day: string
  hour: number
  /** 1 AC, 2 DC. */
  gunKind: number
  memberType: number
  orders: number
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  occupyFeeFen: number
  discountFen: number
  chargeMinutes: number
}

export const tables = { dayStat: { station: 'stationId', keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    dayStat: DayStatTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

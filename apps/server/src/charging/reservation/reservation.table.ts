import type { CodeOf } from '@ampdeck/api/enumeration'
import type { holdMinutes, reservationEnd, reservationStatus } from '@ampdeck/api/enumerations/order'
import type { ColumnType, Generated } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A gun that is kept for a member (domain.md §3.5, LC 13). */
export interface ReservationTable extends Standard {
  memberId: number
  stationId: number
  pileId: number
  gunId: number
  plate: string | null
  fromTime: number
  toTime: number
  holdMinutes: Code<typeof holdMinutes>
  status: ColumnType<CodeOf<typeof reservationStatus>, string, string>
  endTime: Generated<number | null>
  endReason: ColumnType<CodeOf<typeof reservationEnd> | null, string | null | undefined, string | null>
  /** From when the gun is held: the order in the state "reserved". */
  orderId: Generated<number | null>
  /** By what its pile knows it. */
  pileNo: Generated<number | null>
  /** When its member was informed that others have cancelled it. */
  informedTime: Generated<number | null>
}

export const tables = { reservation: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    reservation: ReservationTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

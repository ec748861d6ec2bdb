import type { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import type { ColumnType, Generated } from 'kysely'
import type { Code } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'
import type { PowerProfile } from '../device/pile-request.ts'

type Profile = ColumnType<PowerProfile | null, string | null, string | null>

/** A charging profile that a pile should hold, and the one that it has accepted. */
export interface PowerProfileTable {
  sellerId: number
  pileId: number
  /** Its number on the pile: the curve, the safe default, the grant of a gun, or a limit that was set by hand. */
  profileId: number
  stationId: number
  /** 0 is the whole pile. */
  connector: number
  orderId: number | null
  /** Null: the pile should hold none. */
  wanted: Profile
  wantedW: number | null
  wantedTime: number
  held: Profile
  heldW: number | null
  /** When a grant ends by itself, also on a pile that has lost its link. */
  heldUntil: number | null
  heldTime: number | null
  /** Since when the pile has held a limit of this height: a grant that is renewed is no other limit. */
  sameFrom: Generated<number | null>
  /** What the car was taken to want with the last reading. */
  demandW: number | null
  /** What an operator has set by hand: the profile says that, or less where the site leaves less. */
  hand: Profile
  triedTime: number | null
  /** The pile's answer, where it was not `accepted`. */
  answer: string | null
}

/** What a timed task or a weather rule leaves of a station's power. */
export interface StationPowerLimitTable {
  sellerId: number
  stationId: number
  source: Code<typeof powerLimitSource>
  sourceId: number
  name: string
  nameEn: string | null
  percent: number
}

/** What has limited the power of a charge; again by the same thing is the same row. */
export interface OrderPowerLimitTable {
  sellerId: number
  orderId: number
  stationId: number
  source: Code<typeof powerLimitSource>
  /** 0 for what is not a record. */
  sourceId: number
  name: string | null
  nameEn: string | null
  lowestW: number
  fromTime: number
  /** Null: it still does, or did at the charge's end. */
  untilTime: number | null
}

export const tables = {
  orderPowerLimit: { station: 'stationId', keepsAll: true },
  powerProfile: { station: 'stationId', keepsAll: true },
  stationPowerLimit: { station: 'stationId', keepsAll: true },
} as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    orderPowerLimit: OrderPowerLimitTable
    powerProfile: PowerProfileTable
    stationPowerLimit: StationPowerLimitTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

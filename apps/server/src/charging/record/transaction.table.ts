import type { rawBillState } from '@ampdeck/api/bill/raw-bill'
import type { ExclusivePrices } from '@ampdeck/api/billing/fees'
import type { stopReason } from '@ampdeck/api/enumerations/order'
import type { ColumnType, Generated } from 'kysely'
import type { Code, Flag, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'
import type { StrategyCap } from './charge-strategy.store.ts'
import type { PowerKnown } from './power-known.ts'

/** A transaction of a pile and its order: a second row of the same transaction is not possible. */
export interface ChargeTransactionTable {
  sellerId: number
  pileId: number
  transactionId: string
  /** How often its pile had used this number before: some begin anew after a re-boot (2.0.1 and 2.1). */
  reuse: Generated<number>
  orderId: number
  stationId: number
  gunId: number
  idToken: string
  startTime: number
  meterStart: number
  /** Whether that was reported (`startRegister`). */
  startUnknown: Generated<number>
  meterStop: number | null
  /** Null while it runs. */
  endTime: number | null
  /** It was ended by its last reading: the final bill of its pile may still come. */
  presumed: Flag
  /** Since when its pile shows that it is over, by the server's clock, without having ended it. */
  overFrom: Generated<number | null>
  /** Why the start was refused; the pile may report it all the same. */
  refusal: string | null
  /** Why it would have been refused, had its pile been connected when it began. */
  lateRefusal: string | null
  costModelVersionId: number
  /** Prices of its own, as they were at the start. */
  exclusive: ColumnType<ExclusivePrices | null, string | null, string | null>
  lastTime: number
  lastWh: number
  /** When the register was last read; null where that was the start. */
  whTime: Generated<number | null>
  /** The last reading that the gun cannot have counted, while it is the newest one. */
  doubtWh: Generated<number | null>
  doubtTime: Generated<number | null>
  lastSoc: number | null
  maxW: number | null
  /** What is known of its power by now. */
  power: ColumnType<PowerKnown | null, string | null | undefined, string | null>
  /** What the energy so far costs, in 0.00001 fen: the running fee without discounts. */
  feeUnits: Generated<number>
  /** The running fee, and by how much it grew with the last reading. */
  feeFen: Generated<number>
  stepFen: Generated<number>
  /** What the charge may come to by the payer's limits: its fee, its energy, its state of charge; null does not limit. */
  limitFen: Generated<number | null>
  limitWh: Generated<number | null>
  limitSoc: Generated<number | null>
  /** What the station's strategies end it at. */
  strategies: ColumnType<StrategyCap[] | null, string | null | undefined, string | null>
  /** What the register had counted when it was reset. */
  offsetWh: Generated<number>
  /** The highest number of its events (2.0.1 and 2.1). */
  seqNo: Generated<number | null>
  /** Since when, by the server's clock, all readings that came were of the past; null where the last one was not. */
  pastFrom: Generated<number | null>
  /** Whether it goes before others where the station shares its power. */
  isFirst: Generated<number>
}

/** What a running charge holds back of its payer's money. */
export interface ChargeHoldTable {
  sellerId: number
  orderId: number
  /** A member, or a fleet as a negative number. */
  owner: number
  /** What its gun can deliver until it is heard for the first time. */
  reserveFen: number
  /** Nothing has been heard of it since. */
  lostTime: number | null
}

/** Partitioned like its order; of each minute the first reading, and the last one where a tariff may change after it. */
export interface MeterValueTable {
  sellerId: number
  orderId: number
  minute: number
  ts: number
  wh: number | null
  w: number | null
  v: number | null
  a: number | null
  soc: number | null
  tempC: number | null
  /** What the register showed and cannot have counted. */
  doubtWh: Generated<number | null>
  lastTs: Generated<number | null>
  lastWh: Generated<number | null>
}

/** The final bill of a charge as the pile sent it (domain.md §4 LC 2). */
export interface RawBillTable extends Standard {
  stationId: number
  pileId: number
  pileCode: string
  gunId: number | null
  gunLetter: number | null
  tradeNo: string
  /** Of its transaction. */
  reuse: Generated<number>
  startTime: number | null
  endTime: number
  meterStart: number | null
  meterStop: number | null
  periodWh: List<number>
  pileFeeFen: number | null
  frame: string | null
  stopReason: Code<typeof stopReason>
  receivedTime: number
  state: Code<typeof rawBillState>
  orderId: number | null
}

export const tables = {
  chargeTransaction: { station: 'stationId', keepsAll: true },
  meterValue: { keepsAll: true },
  rawBill: { station: 'stationId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    chargeTransaction: ChargeTransactionTable
    chargeHold: ChargeHoldTable
    meterValue: MeterValueTable
    rawBill: RawBillTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

import type { protocol } from '@ampdeck/api/enumerations/equipment'
import type { alarmHandling, alarmLevel, alarmSource } from '@ampdeck/api/enumerations/operation'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** One incident: the same code at the same object. */
export interface AlarmTable extends Standard {
  ruleId: number | null
  code: string
  name: string
  nameEn: string | null
  level: Code<typeof alarmLevel>
  source: Code<typeof alarmSource>
  /** What it is about, as `g123`: gun, pile, station, account. */
  object: string
  stationId: number | null
  pileId: number | null
  gunId: number | null
  /** What the device said besides its code. */
  info: string | null
  firstTime: number
  lastTime: number
  count: number
  recoverTime: number | null
  handling: Code<typeof alarmHandling>
  handleUser: number | null
  handleTime: number | null
  handleNote: string | null
  workOrderId: number | null
}

/**
 * Something is the matter, or has just been, and is not yet, or still, an incident: here a hold-off is waited for.
 * One row for each code and object, so that two reports at once take turns.
 */
export interface AlarmConditionTable {
  sellerId: number
  object: string
  code: string
  ruleId: number | null
  source: Code<typeof alarmSource>
  stationId: number | null
  pileId: number | null
  gunId: number | null
  info: string | null
  level: Code<typeof alarmLevel>
  /** How long it must last, and how long it must be gone. */
  holdS: number
  since: number
  lastOn: number
  /** Null while it lasts. */
  offSince: number | null
  lastOff: number | null
  /** Reports that no incident counts yet. */
  raised: number
  alarmId: number | null
}

/** What happened to an alarm, by whom. */
export interface AlarmStepTable {
  id: number
  sellerId: number
  alarmId: number
  /** `raised`, `taken`, `handedOver`, `dispatched`, `recovered`, `closed`, `reopened`, `released`. */
  action: string
  userId: number | null
  toUserId: number | null
  note: string | null
  ts: number
}

/** What a code of a device means. The platform keeps those of the standards; a seller's own line stands in for them. */
export interface FaultCodeTable extends Standard {
  code: string
  protocol: Code<typeof protocol>
  text: string
  textEn: string | null
  level: Code<typeof alarmLevel>
  advice: string | null
  adviceEn: string | null
}

export const tables = {
  alarm: { station: 'stationId' },
  alarmStep: { keepsAll: true },
  faultCode: {},
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    alarm: AlarmTable
    alarmCondition: AlarmConditionTable
    alarmStep: AlarmStepTable
    faultCode: FaultCodeTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

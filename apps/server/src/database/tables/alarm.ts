import type { CodeOf } from '@ampdeck/api/enumeration'
import type { protocol } from '@ampdeck/api/enumerations/equipment'
import type {
  alarmHandling,
  alarmLevel,
  alarmMetric,
  alarmOperator,
  alarmRuleState,
  alarmSource,
  alarmWay,
  dutyShift,
  workOrderKind,
  workOrderState,
} from '@ampdeck/api/enumerations/operation'
import type { Code, Flag, Json, List, Standard } from './columns.ts'

export interface AlarmRuleTable extends Standard {
  name: string
  nameEn: string | null
  /** What the alarms of the rule are called: a fault code. */
  code: string
  source: Code<typeof alarmSource>
  metric: CodeOf<typeof alarmMetric>
  operator: CodeOf<typeof alarmOperator>
  value: number
  durationS: number
  level: Code<typeof alarmLevel>
  ways: List<CodeOf<typeof alarmWay>>
  /** Users who are told by SMS and mail. */
  receivers: List<number>
  autoWorkOrder: Flag
  state: Code<typeof alarmRuleState>
}

/** Who repairs what a rule finds (domain.md §3.5 AutoAlarm: autoAlarmConfig). */
export interface AlarmDispatchTable extends Standard {
  /** Null for every rule without a line of its own. */
  ruleId: number | null
  /** Repair users, the first on duty in the station's scope with the fewest open work orders gets it. */
  team: List<number>
  /** Told besides the receivers of the rule. */
  receivers: List<number>
  state: Code<typeof alarmRuleState>
}

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

/** Somebody is to be told of an alarm, or was (autoAlarmRecord). */
export interface AlarmPushTable {
  id: number
  sellerId: number
  alarmId: number
  way: CodeOf<typeof alarmWay>
  /** The user of SMS and mail, the station of the console. */
  receiverId: number
  createTime: number
  /** Null while it waits. */
  sentTime: number | null
  /** 1 waits, 2 sent, 3 needless: recovered before anybody was told. */
  state: number
}

export interface WorkOrderPart {
  name: string
  qty: number
  costFen: number
}

export interface WorkOrderTable extends Standard {
  no: string
  kind: Code<typeof workOrderKind>
  title: string
  titleEn: string | null
  level: Code<typeof alarmLevel>
  stationId: number
  pileId: number | null
  alarmId: number | null
  description: string | null
  dispatchUser: number | null
  dispatchTime: number | null
  repairUser: number | null
  deadline: number | null
  state: Code<typeof workOrderState>
  result: string | null
  parts: Json<WorkOrderPart[]>
  pictures: List<string>
  endTime: number | null
}

export interface WorkOrderStepTable {
  id: number
  sellerId: number
  workOrderId: number
  action: string
  fromState: number | null
  toState: number
  userId: number | null
  repairUser: number | null
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

/** Who works when (domain.md §3.5 Scheduling). */
export interface SchedulingTable extends Standard {
  date: string
  shift: Code<typeof dutyShift>
  userId: number
  /** Empty: every station. */
  stationIds: List<number>
}

import type { CodeOf } from '@ampdeck/api/enumeration'
import type {
  alarmLevel,
  alarmMetric,
  alarmOperator,
  alarmRuleState,
  alarmSource,
  alarmWay,
} from '@ampdeck/api/enumerations/operation'
import type { Code, Flag, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

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
  /** Informed besides the receivers of the rule. */
  receivers: List<number>
  state: Code<typeof alarmRuleState>
}

export const tables = { alarmRule: {}, alarmDispatch: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    alarmRule: AlarmRuleTable
    alarmDispatch: AlarmDispatchTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

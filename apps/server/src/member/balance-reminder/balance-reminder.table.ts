import type { CodeOf } from '@ampdeck/api/enumeration'
import type { activeState, reminderWay } from '@ampdeck/api/enumerations/member'
import type { Code, Flag, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Who is told when a fleet has little left to spend. */
export interface BalanceReminderTable extends Standard {
  groupId: number
  thresholdFen: number
  receivers: List<string>
  ways: List<CodeOf<typeof reminderWay>>
  lastSent: number | null
  /** Whether the fleet was below at the last look: it is told once for each time that it falls below. */
  isBelow: Flag
  state: Code<typeof activeState>
}

export const tables = { balanceReminder: { fleet: 'groupId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    balanceReminder: BalanceReminderTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

import type { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import type { ColumnType } from 'kysely'
import type { Code, Flag, Json, Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'
import type { CommandEffect } from './command-effect.ts'
import type { PileRequest } from './pile-request.ts'

/** A durable command to a pile (domain.md §3.5 PileCommand). Partitioned by month through its time-ordered id. */
export interface PileCommandTable extends Standard {
  stationId: number
  pileId: number
  /** Null for the whole pile. */
  gunId: number | null
  /** The charge that it starts or stops. */
  orderId: number | null
  command: Code<typeof commandKind>
  state: Code<typeof commandState>
  /** What the state does not say: `scheduled`, why it was refused, what did not follow, or the pile's own word. */
  outcome: string | null
  /** What is asked of the pile, free of the protocol's version. */
  request: Json<PileRequest>
  /** The pile's answer as it came. */
  response: ColumnType<unknown, string | null, string | null>
  reason: string | null
  force: Flag
  batchId: number | null
  queuedTime: number
  sentTime: number | null
  /** When the pile has answered; null where it has not. */
  answeredTime: ColumnType<number | null, number | null | undefined, number | null>
  doneTime: number | null
  /** By what an accepted command is known to be done, and when it is not waited for any longer. */
  effect: ColumnType<CommandEffect | null, string | null | undefined, string | null>
  effectDueTime: ColumnType<number | null, number | null | undefined, number | null>
}

export const tables = { pileCommand: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    pileCommand: PileCommandTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}

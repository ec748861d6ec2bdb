import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { World } from './world.ts'

/** Where a part puts its records: one transaction, committed together with the note that the part is done. */
export interface Sink {
  db: Kysely<Tables>
  /** The slow hash of what a client sends as password. */
  hashPassword(md5: string): Promise<string>
  /** Loads rows in bulk; `into` names a partition of the table. */
  copy<T extends keyof Tables>(table: T, rows: Iterable<Insertable<Tables[T]>>, into?: string): Promise<void>
}

/** A half-open stretch of time, never longer than a month. */
export interface Span {
  from: number
  to: number
}

/** One entity of the demo network: the export `part` of a file `*.demo.ts`, which is found by its name. */
export interface DemoPart {
  name: string
  /** Parts that must be there before: their records are referred to. */
  after: readonly string[]
  /** Makes what is there from the beginning. */
  prepare?(world: World, sink: Sink): Promise<void>
  /** Makes what happened in a span; called for each month of the history, and again for the days up to a later start. */
  extend?(world: World, sink: Sink, span: Span): Promise<void>
  /** Makes what is so at the present moment; called once at each start, after the history has reached it. */
  present?(world: World, sink: Sink): Promise<void>
  /** Sums up in one go what was loaded; called after much has been. */
  sumUp?(db: Kysely<Tables>): Promise<void>
}

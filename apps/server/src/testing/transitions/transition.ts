import type { Call } from '@ampdeck/api/contract'
import type { Tables } from '../../database/tables.ts'
import type { Charging } from '../../device/charge-point.ts'
import type { TestApp } from '../test-app.ts'
import type { People } from './people.ts'

type State = string | number

/** A record from which a step can be taken. */
export interface Made {
  id: number
  version?: number
  /** What the call takes besides the record and its version. */
  body?: object
}

/** What a step is made and taken with. */
export interface Bench {
  server: TestApp
  people: People
  charging: Charging
  /** A call that must succeed; by the first person where nobody is named. */
  ask<Data = { id: number; version: number }>(call: Call, body: object, by?: keyof People): Promise<Data>
}

/** One line of the life cycles (domain.md §4): who takes what from where to where. */
export interface Transition {
  /** `5 Refund`: as the document numbers it. */
  life: string
  /** `first audit passes`. */
  name: string
  call: Call
  table: keyof Tables
  column: string
  /** All that the column can be. */
  states: readonly State[]
  from: readonly State[]
  /** Nothing where another column says what has happened. */
  to?: State
  /** Who had a part in the record and may not take this step; `audit.sameUser` unless the call has a reason of its own. */
  same?: readonly (keyof People)[]
  sameReason?: string
  /** What it says where the state does not allow it. */
  refusal?: string
  /** The call takes many records and answers for each. */
  many?: true
  make(bench: Bench, from: State): Promise<Made>
}

/** Whether a call refuses who has read an older version. */
export function isVersioned({ call, many }: Pick<Transition, 'call' | 'many'>): boolean {
  return !many && (call.failures as readonly string[]).includes('record.stale')
}

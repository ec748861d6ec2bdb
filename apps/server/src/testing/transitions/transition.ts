import type { Call, Moving } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import type { Tables } from '../../database/tables.ts'
import type { Charging } from '../../device/charge-point.ts'
import type { TestApp } from '../test-app.ts'
import type { People, Person } from './people.ts'

type State = string | number
/** A step of whatever record. */
type AnyStep = Moving['step']

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
  ask<Data = { id: number; version: number }>(call: Call, body: object, by?: Person): Promise<Data>
}

interface Shared {
  /** `5 Refund`: as the document numbers it. */
  life: string
  /** `first audit passes`. */
  name: string
  table: keyof Tables
  /** Where the step can lead to several states: to which one this line leads. */
  to?: State
  /** The call takes many records and answers for each. */
  many?: true
  make(bench: Bench, from: State): Promise<Made>
}

/** A step of a life: from where, who may not and what else must hold follows from it. */
export interface Step extends Shared {
  call: Call & Moving
  /** How a person reads the record before the step: by `get` of the same resource unless named; null where nobody can in every state. */
  read?: Call | Reading | null
  /** Puts the record into a state that is no column of it; what people read of it says in which it is. */
  put?(bench: Bench, id: number, state: State): Promise<unknown>
  /** Both of two at the same moment succeed: the step ends in a state from which it can be taken. */
  repeats?: true
  /** What keeps the step from being taken in whatever state: values of the record by which a condition does not hold. */
  lacking?: readonly Readonly<Record<string, unknown>>[]
}

/** A record as a person sees it in a list, or as part of another record. */
type Reading = (bench: Bench, id: number) => Promise<object | undefined>

/** A call that does not say its step: it takes it of many records, each by itself, or its input says which one. */
export interface StepOfCall extends Omit<Step, 'call'> {
  call: Call
  step: AnyStep
}

/** What a call does that is no step of a life: why it is refused has a reason of the call. */
export interface Declared extends Shared {
  call: Call
  column: string
  /** All that the column can be. */
  states: readonly State[]
  from: readonly State[]
  refusal?: string
}

/** One line of the life cycles (domain.md §4): who takes what from where to where. */
export type Transition = Step | StepOfCall | Declared

/** What a line says of the state. */
export interface Rule {
  column: string
  states: readonly State[]
  from: readonly State[]
  to: State | undefined
  refusal: string
  step: AnyStep | undefined
}

export function ruleOf(of: Transition): Rule {
  if ('column' in of) {
    const { column, states, from, to, refusal = 'transition.notAllowed' } = of
    return { column, states, from, to, refusal, step: undefined }
  }
  const step = 'step' in of ? of.step : of.call.step
  const [only] = step.to.length === 1 ? step.to : []
  return {
    ...{ column: step.field, states: step.states.codes, from: step.from, step },
    to: of.to ?? only,
    refusal: step.wrongState,
  }
}

/** How a person sees the record. */
export function readOf(of: Transition): Call | Reading | null | undefined {
  const path = of.call.path.replace(/\w+$/, 'get')
  const get = everyCall.find(({ call }) => call.path === path)?.call
  return 'read' in of && of.read !== undefined ? of.read : get
}

/** Whether a call refuses who has read an older version. */
export function isVersioned({ call, many }: Pick<Transition, 'call' | 'many'>): boolean {
  return !many && (call.failures as readonly string[]).includes('record.stale')
}

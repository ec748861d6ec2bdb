import type { Enumeration, Language, Mark } from '@ampdeck/api/enumeration'
import type { Text } from '@ampdeck/api/texts'

/** A state of a life cycle. */
export interface LifeState {
  /** The code on the wire. */
  id: string
  /** The word, in the language in force. */
  label: string
  /** Shape and tone; a plain ring where the state has none. */
  mark?: Mark | undefined
}

/** A way from one state to another. */
export interface Transition {
  /** The id of the state that it leaves. */
  from: string
  /** The id of the state that it leads to; the same where the record stays in its state. */
  to: string
  /** What is done, as the button says it: “Approve”, “Reject”. */
  label: Text
  /** The action key that a person needs, for example `invoiceRecord:check`; without it nobody can do this by hand. */
  action?: string | undefined
  /** Who does it where nobody can: the server, the pile or the member. */
  by?: 'system' | 'device' | 'member' | undefined
}

/** A life cycle, where a record stands in it, and what the user may do about it. */
export interface LifeCycle {
  states: readonly LifeState[]
  transitions: readonly Transition[]
  current: string
  /** The ways out of the current state. */
  ways: readonly Transition[]
  mayGo: (way: Transition) => boolean
  labelOf: (state: string) => string
}

/** The states of an enumeration, in its order. */
export function statesOf(of: Enumeration, language: Language): LifeState[] {
  return of.codes.map((code) => ({
    id: String(code),
    label: of.label(code, language),
    mark: of.mark(code),
  }))
}

/** The ways out of a state, in the order in which they are written down. */
export function waysOut(transitions: readonly Transition[], current: string): Transition[] {
  return transitions.filter(({ from }) => from === current)
}

/** A state that nothing leaves. */
export function isEnd(transitions: readonly Transition[], state: string): boolean {
  return transitions.every(({ from, to }) => from !== state || to === state)
}

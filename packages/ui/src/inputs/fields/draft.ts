import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldFacts } from './field-facts.ts'

/** A failed field, for the summary above the form. */
export interface DraftError {
  readonly name: string
  readonly label: string
  readonly message: string
}

/** Why the form was not saved, where no field is to blame. */
export interface DraftNotice {
  readonly message: string
  /** Somebody else saved the record meanwhile; it can be read again. */
  readonly isStale: boolean
}

/** A form at work: what its fields and its frame share. Made by `useDraft`. */
export interface Draft<Values extends FieldValues> {
  /** The id of the form element; fields are `<id>-<name>`. */
  readonly id: string
  /** The form library's own handle, for what the kit does not do. */
  readonly methods: UseFormReturn<Values, unknown, unknown>
  readonly labelOf: (name: string) => string
  readonly factsOf: (name: string) => FieldFacts
  readonly errors: readonly DraftError[]
  readonly notice: DraftNotice | undefined
  readonly isBusy: boolean
  /** When what was typed was last kept on this device. */
  readonly keptAt: Date | undefined
  /** Checks, sends, and closes when it was saved. */
  save(): void
  /** Closes; asks first where something would be lost. */
  leave(): void
  /** True while that question is open. */
  readonly isLeaving: boolean
  /** The answer to it. */
  answerLeave(isSure: boolean): void
  /** Reads a stale record again; what was typed stays. */
  readonly reload: (() => void) | undefined
}

/** The fields of a form whose value fits; any other does not compile. */
export type FieldName<Values, Value> = {
  [Name in keyof Values & string]-?: Values[Name] extends Value | null | undefined ? Name : never
}[keyof Values & string]

import { refusalOf, type Step, sentenceOf } from '@ampdeck/api/life'
import { failures } from '../foundation/failure.ts'

/** Refuses a step that this person may not take of a record as it is now, in the words of the step. */
export function checkStep<Row>(step: Step<Row>, row: Row, userId: number | null): void {
  const refusal = refusalOf(step, row, userId)
  if (refusal) throw failures.refusedBy(refusal.reason, refusal.sentence)
}

/** Why a step is refused of a record that has gone on since it was read. */
export function noLongerAllowed(step: Step): Error {
  return failures.refusedBy(step.wrongState, sentenceOf(step, step.wrongState))
}

import { refusalOf, type Step, sentenceOf } from '@ampdeck/api/life'
import { failures } from '../foundation/failure.ts'

/** Refuses a step that this person may not take of a record as it is now, in the words of the step. */
export function checkStep<Row>(step: Step<Row>, row: Row, userId: number | null): void {
  const reason = refusalOf(step, row, userId)
  if (reason) throw failures.refusedBy(reason, sentenceOf(step, reason))
}

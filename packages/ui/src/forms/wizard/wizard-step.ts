import type { ReactNode } from 'react'
import type { Description } from '../../data/detail/description-list.tsx'
import type { DraftError } from '../form/draft.ts'

/** One page of a wizard. */
export interface WizardStep<Values> {
  id: string
  title: string
  /** The fields that it shows; "Next" checks these alone. */
  fields: readonly (keyof Values & string)[]
  children: ReactNode
  /** What the last page says of this one; without it the last page leaves it out. */
  summary?: ((values: Values) => readonly Description[]) | undefined
}

/** The last page, on which all that was entered is read once more. */
export const SUMMARY = 'summary'

/** The first step in which something is wrong; nothing where no step shows the field. */
export function failedStep(
  steps: readonly { id: string; fields: readonly string[] }[],
  errors: readonly Pick<DraftError, 'name'>[],
): string | undefined {
  return steps.find(({ fields }) => errors.some(({ name }) => fields.includes(name)))?.id
}

/** The errors that a step can mend. */
export function errorsOf<E extends Pick<DraftError, 'name'>>(
  step: { fields: readonly string[] } | undefined,
  errors: readonly E[],
): readonly E[] {
  return step ? errors.filter(({ name }) => step.fields.includes(name)) : errors
}

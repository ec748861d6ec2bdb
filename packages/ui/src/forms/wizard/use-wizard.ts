import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { Description } from '../../data/detail/description-list.tsx'
import type { Draft, DraftError } from '../../inputs/fields/draft.ts'

/** One page of a wizard. */
export interface WizardStep<Values> {
  /** Its name in the code, unlike all others; `summary` is taken by the last page. */
  id: string
  /** Its heading and its name in the row of steps: one or two words. */
  title: string
  /** The fields that it shows; "Next" checks these alone. */
  fields: readonly (keyof Values & string)[]
  /** Those fields as they are drawn, in the columns of a form. */
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

/** A draft over several pages: where one is, how far one has come, and the way on. */
export function useWizard<Values extends FieldValues>(
  form: Draft<Values>,
  steps: readonly WizardStep<Values>[],
  hasSummary: boolean,
) {
  const ids = [...steps.map(({ id }) => id), ...(hasSummary ? [SUMMARY] : [])]
  const [chosen, setCurrent] = useState(ids[0])
  const heading = useRef<HTMLHeadingElement>(null)
  const wasSaving = useRef(false)

  const at = Math.max(0, ids.indexOf(chosen ?? ''))
  const current = ids[at] ?? ''
  const step = steps[at]
  const errors = errorsOf(step, form.errors)
  const failed = failedStep(steps, form.errors)
  const canMendHere = step !== undefined && errors.length > 0

  const go = (id: string) => {
    if (id !== current) setCurrent(id)
  }

  // The new page begins at its heading, for eye and ear; not on arrival, where the frame has chosen its focus.
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [current])

  // What saving refuses is shown where it can be mended.
  useEffect(() => {
    const isOver = wasSaving.current && !form.isBusy
    wasSaving.current = form.isBusy
    if (isOver && failed && !canMendHere) setCurrent(failed)
  }, [form.isBusy, failed, canMendHere])

  const next = async () => {
    if (at === ids.length - 1) return form.save()
    const names = (step?.fields ?? []) as readonly string[] as readonly Path<Values>[]
    const isRight = names.length === 0 || (await form.methods.trigger(names, { shouldFocus: true }))
    const following = ids[at + 1]
    if (isRight && following) go(following)
  }

  return {
    at,
    count: ids.length,
    current,
    step,
    /** The draft as this page sees it: the errors of other pages are not its matter. */
    form: { ...form, errors },
    failed: steps.filter(({ fields }) => form.errors.some(({ name }) => fields.some((own) => own === name))),
    heading,
    isLast: at === ids.length - 1,
    go,
    back: () => go(ids[at - 1] ?? current),
    next,
  }
}

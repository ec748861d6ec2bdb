import type { ComponentProps, FormEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Draft } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'

export interface DraftFormProps<Values extends FieldValues>
  extends Omit<ComponentProps<'form'>, 'id' | 'noValidate' | 'onSubmit'> {
  /** Saved when the form is submitted; a button elsewhere submits it by its id. */
  of: Draft<Values>
  /** Stands above what failed: why the form is there. */
  lead?: ReactNode
}

/** The form of a draft: what failed, then its fields. */
export function DraftForm<Values extends FieldValues>({
  of,
  lead,
  children,
  ...rest
}: DraftFormProps<Values>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    of.save()
  }

  return (
    <form {...rest} id={of.id} noValidate onSubmit={submit}>
      {lead}
      <ErrorSummary form={of} />
      {children}
    </form>
  )
}

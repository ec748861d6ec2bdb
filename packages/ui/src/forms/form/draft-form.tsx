import type { ComponentProps, FormEvent, ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { lazyOf } from '../../foundation/lazy-of/lazy-of.tsx'
import type { Draft } from '../../inputs/fields/draft.ts'
import styles from './form.module.css'
import { formTexts } from './form.texts.ts'

export interface DraftFormProps<Values extends FieldValues>
  extends Omit<ComponentProps<'form'>, 'id' | 'noValidate' | 'onSubmit'> {
  /**
   * The draft, as `useDraft` returns it; it is saved when the form is submitted. A button elsewhere names its
   * `id`.
   */
  of: Draft<Values>
  /** Stands above what failed: why the form is there. Nothing by default. */
  lead?: ReactNode
}

/** The form element of a draft, without a frame: what failed, then its fields. */
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
      {lead && <div className={styles.lead}>{lead}</div>}
      <ErrorSummary form={of} />
      {children}
    </form>
  )
}

/** Above the fields: why nothing was saved, and the way to each failed field where there are several. */
export function ErrorSummary<Values extends FieldValues>({ form }: OfDraft<Values>) {
  const say = useSay()
  const { errors, notice, reload, methods } = form
  const hasMany = errors.length > 1

  return (
    <div role="alert" className={styles.alert}>
      {(hasMany || notice) && (
        <div className={styles.panel}>
          <Glyph name="fault" tone="bad" size={14} />
          <div className={styles.content}>
            {notice && <p className={styles.sentence}>{notice.message}</p>}
            {notice?.isStale && reload && (
              <Button size="small" onClick={reload}>
                {say(formTexts.loadAgain)}
              </Button>
            )}
            {hasMany && (
              <>
                <p className={styles.sentence}>{say(formTexts.attention, { count: errors.length })}</p>
                <ul className={styles.failed}>
                  {errors.map(({ name, label }) => (
                    <li key={name}>
                      <button type="button" onClick={() => methods.setFocus(name as Path<Values>)}>
                        {label}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

interface OfDraft<Values extends FieldValues> {
  /** The draft, as `useDraft` returns it. */
  form: Draft<Values>
}

export interface FormSectionProps extends ComponentProps<'fieldset'> {
  /** The heading above the fields, and the name of the group; without it they are only kept together. */
  title?: string
}

/** Fields that belong together, under their heading. */
export function FormSection({ title, children, ...rest }: FormSectionProps) {
  return (
    <fieldset {...rest} className={styles.section}>
      {title && <legend className={styles.title}>{title}</legend>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

/** A form that nobody leaves half way never loads the question. */
const ConfirmDialog = lazyOf(() => import('../../overlays/dialog/confirm-dialog.tsx'), 'ConfirmDialog')

/** Asked before a form goes whose content is saved nowhere. It is there while `form.isLeaving`. */
export function LeaveQuestion<Values extends FieldValues>({ form }: OfDraft<Values>) {
  const say = useSay()
  if (!form.isLeaving) return null

  return (
    <ConfirmDialog
      open
      wording="given"
      title={say(formTexts.leave)}
      onConfirm={() => form.answerLeave(true)}
      onCancel={() => form.answerLeave(false)}
    />
  )
}

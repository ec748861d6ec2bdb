import { lazy, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useSay } from '../../foundation/language/use-say.ts'
import type { Draft } from './draft.ts'
import { formTexts } from './form.texts.ts'

/** A form that nobody leaves half way never loads the question. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../overlays/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Asked before a form goes whose content is saved nowhere. */
export function LeaveQuestion<Values extends FieldValues>({ form }: { form: Draft<Values> }) {
  const say = useSay()
  if (!form.isLeaving) return null

  return (
    <Suspense>
      <ConfirmDialog
        open
        title={say(formTexts.leave)}
        onConfirm={() => form.answerLeave(true)}
        onCancel={() => form.answerLeave(false)}
      />
    </Suspense>
  )
}

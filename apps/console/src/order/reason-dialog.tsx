import { reason } from '@ampdeck/api/bill/odd-order'
import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { TextAreaField } from '@ampdeck/ui/fields'
import { DraftForm, useDraft } from '@ampdeck/ui/form'
import { showMessage } from '@ampdeck/ui/toast'
import { z } from 'zod'
import { useCall } from '../data/use-call.ts'

const words = texts({ reason: ['Reason', '原因'] })
const Draft = z.object({ reason })

interface ReasonDialogProps<C extends Call> {
  /** Takes the record in the state in which it was seen, and a reason. */
  call: C
  row: { id: number; version: number }
  /** Names what is done to what; also the button. */
  title: string
  /** What follows from it. */
  effect?: string
  /** What is said when it is done. */
  told: (answer: OutputOf<C>) => string
  danger?: boolean
  onClose: () => void
}

/** Asks why before something is done that has no way back. */
export function ReasonDialog<C extends Call>({
  call,
  row,
  title,
  effect,
  told,
  danger = false,
  onClose,
}: ReasonDialogProps<C>) {
  const make = useCall(call)
  const form = useDraft(Draft, {
    texts: words,
    submit: (values, idempotencyKey) =>
      make({ id: row.id, version: row.version, ...values } as InputOf<C>, { idempotencyKey }),
    onDone: (answer) => {
      if (answer) showMessage({ text: told(answer), tone: 'status' })
      onClose()
    },
  })

  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      action={title}
      busy={form.isBusy}
      onConfirm={form.save}
      onCancel={onClose}
    >
      {effect}
      <DraftForm of={form}>
        <TextAreaField of={form} name="reason" />
      </DraftForm>
    </ConfirmDialog>
  )
}

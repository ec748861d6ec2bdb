import { reason } from '@ampdeck/api/bill/odd-order'
import type { Call, OutputOf } from '@ampdeck/api/contract'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { TextAreaField } from '@ampdeck/ui/fields'
import { DraftForm } from '@ampdeck/ui/form'
import { z } from 'zod'
import { useCallForm } from '../form/use-call-form.ts'

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
  /** The message after success. */
  said: (answer: OutputOf<C>) => string
  danger?: boolean
  onClose: () => void
}

/** Asks why before something is done that has no way back. */
export function ReasonDialog<C extends Call>({
  call,
  row,
  title,
  effect,
  said,
  danger = false,
  onClose,
}: ReasonDialogProps<C>) {
  const form = useCallForm<Call, z.input<typeof Draft>>(call, Draft, {
    texts: words,
    input: (values) => ({ id: row.id, version: row.version, ...values }),
    said: (answer) => said(answer as OutputOf<C>),
    onClose,
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

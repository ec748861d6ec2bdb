import { bill } from '@ampdeck/api/bill/bill'
import { AdjustRefusal } from '@ampdeck/api/bill/order-adjust'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { DraftForm, useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useCall } from '../data/use-call.ts'
import { ReasonField } from '../form/reason-field.tsx'
import { useSaid } from '../form/use-said.ts'

const words = texts({
  title: ['Reject this adjustment?', '驳回该调账？'],
  action: ['Reject adjustment', '驳回调账'],
  done: ['Adjustment rejected', '调账已驳回'],
  reason: ['Reason', '原因'],
})

const Reason = AdjustRefusal.pick({ reason: true })

/** Rejects an adjustment, and says why; the order stays as it is. */
export function RefuseAdjust({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const refuse = useCall(bill.refuseAdjust)
  const form = useDraft(Reason, {
    texts: { reason: words.reason },
    submit: ({ reason }, idempotencyKey) => refuse({ id, reason }, { idempotencyKey }),
    onDone: useSaid(words.done, onClose),
  })

  return (
    <ConfirmDialog
      open
      danger
      title={say(words.title)}
      action={say(words.action)}
      busy={form.isBusy}
      onConfirm={form.save}
      onCancel={onClose}
    >
      <DraftForm of={form}>
        <ReasonField of={form} name="reason" list="refuseReason" />
      </DraftForm>
    </ConfirmDialog>
  )
}

import { bill } from '@ampdeck/api/bill/bill'
import { AdjustRefusal } from '@ampdeck/api/bill/order-adjust'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { DraftForm } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { ReasonField } from '../form/reason-field.tsx'
import { useCallForm } from '../form/use-call-form.ts'

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
  const form = useCallForm(bill.refuseAdjust, Reason, {
    texts: { reason: words.reason },
    input: ({ reason }) => ({ id, reason }),
    said: words.done,
    onClose,
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

import { type RechargeRow, recharge } from '@ampdeck/api/payment/recharge'
import { refundTexts } from '@ampdeck/api/payment/refund-record.texts'
import { texts } from '@ampdeck/api/texts'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { ReasonField } from '../../../form/reason-field.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  refund: ['Refund {no}', '{no} 申请退款'],
  most: ['At most {amount} yuan, audited by two people', '最多 {amount} 元，须经两人审核'],
  applied: ['{no} awaits its first audit', '{no} 已提交，等待初审'],
})

const RefundDraft = recharge.refund.input.pick({ applyFen: true, reason: true })

/** Applies for a refund of one recharge. */
export function RefundDialog({ recharge: of, onClose }: { recharge: RechargeRow; onClose: () => void }) {
  const say = useSay()
  const { money } = useFormats()
  const form = useCallForm(recharge.refund, RefundDraft, {
    texts: refundTexts,
    defaults: { applyFen: of.refundableFen },
    input: (draft) => ({ id: of.id, ...draft }),
    said: (saved) => say(words.applied, { no: saved.refundNo }),
    onClose,
  })
  const title = say(words.refund, { no: of.rechargeNo })

  return (
    <FormDialog form={form} title={title} action={title} onClose={onClose}>
      <MoneyField of={form} name="applyFen" hint={say(words.most, { amount: money(of.refundableFen) })} />
      <ReasonField of={form} name="reason" list="refundReason" />
    </FormDialog>
  )
}

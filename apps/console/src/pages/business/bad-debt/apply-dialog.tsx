import { BadDebtDraft, badDebt } from '@ampdeck/api/bill/bad-debt'
import { badDebtTexts } from '@ampdeck/api/bill/bad-debt.texts'
import { texts } from '@ampdeck/api/texts'
import { TextAreaField, TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

const words = texts({
  apply: ['Apply for write-off', '申请坏账核销'],
  applyHint: [
    'An order owed for more than 180 days, or of a cancelled member',
    '欠费超过 180 天或会员已注销的订单',
  ],
  applied: ['Applied: a second person must audit it', '已申请，待第二人审核'],
})

/** The first of two people says which order will not be paid. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(badDebt.apply, BadDebtDraft, {
    texts: badDebtTexts,
    said: words.applied,
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.apply)} action={say(words.apply)} onClose={onClose}>
      <TextField of={form} name="orderNo" hint={say(words.applyHint)} />
      <TextAreaField of={form} name="reason" />
    </FormDialog>
  )
}

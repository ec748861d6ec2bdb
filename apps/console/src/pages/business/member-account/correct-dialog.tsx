import { type AccountRow, CorrectionDraft, memberAccount } from '@ampdeck/api/payment/member-account'
import { accountTexts } from '@ampdeck/api/payment/member-account.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField } from '@ampdeck/ui/fields'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { z } from 'zod'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { ReasonField } from '../../../form/reason-field.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { ownerName } from '../../../payment/owner-cell.tsx'

const words = texts({
  title: ['Correct the balance of {name}', '更正 {name} 的余额'],
  action: ['Propose correction', '提交更正'],
  done: ['Correction proposed; a second person must audit it', '更正已提交，须由第二人审核'],
  direction: ['Direction', '方向'],
  add: ['Add', '增加'],
  take: ['Deduct', '扣减'],
  balance: ['Balance {amount} yuan', '当前余额 {amount} 元'],
})

const [ADD, TAKE] = [1, -1]
const Draft = z.object({
  direction: z.literal([ADD, TAKE]),
  amountFen: z.int().min(1),
  reason: CorrectionDraft.shape.reason,
})

/** Proposes a correction of an account; a second person agrees to it or not. */
export function CorrectDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const say = useSay()
  const { money } = useFormats()
  const form = useCallForm(memberAccount.correct, Draft, {
    texts: { ...accountTexts, direction: words.direction },
    defaults: { direction: ADD },
    input: ({ direction, amountFen, reason }) => ({
      accountId: account.id,
      amountFen: direction * amountFen,
      reason,
    }),
    said: words.done,
    onClose,
  })
  const directions = [
    { value: ADD, label: say(words.add) },
    { value: TAKE, label: say(words.take) },
  ]

  return (
    <FormDialog
      form={form}
      title={say(words.title, { name: ownerName(account) })}
      action={say(words.action)}
      onClose={onClose}
    >
      <SegmentField of={form} name="direction" options={directions} />
      <MoneyField
        of={form}
        name="amountFen"
        hint={say(words.balance, { amount: money(account.balanceFen) })}
      />
      <ReasonField of={form} name="reason" list="correctReason" />
    </FormDialog>
  )
}

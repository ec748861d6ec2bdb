import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { RefundDraft, refundRecord } from '@ampdeck/api/payment/refund-record'
import { refundTexts } from '@ampdeck/api/payment/refund-record.texts'
import { texts } from '@ampdeck/api/texts'
import { CheckboxGroupField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../data/use-read.ts'
import { ReasonField } from '../../../form/reason-field.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { accountSource } from '../../../payment/owner-cell.tsx'

const words = texts({
  title: ['Apply for a refund', '申请退款'],
  done: ['{no} awaits its first audit', '{no} 已提交，等待初审'],
  refundable: ['{no}, {type}, {amount} yuan refundable', '{no}，{type}，可退 {amount} 元'],
  most: ['At most {amount} yuan of the chosen recharges', '所选充值最多可退 {amount} 元'],
  byNewest: [
    'Refunded through the channel of the newest recharge; the newest is used first',
    '按最近一笔的渠道退回，优先从最近的充值中扣减',
  ],
})

/** Applies for a refund over some recharges of an account; the amount is held back from then on. */
export function RefundForm({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { money } = useFormats()
  const form = useCallForm(refundRecord.save, RefundDraft, {
    texts: refundTexts,
    said: (saved) => say(words.done, { no: saved.refundNo }),
    onClose,
  })
  const accountId = useWatch({ control: form.methods.control, name: 'accountId' })
  const chosen = useWatch({ control: form.methods.control, name: 'rechargeIds' }) ?? []
  const recharges =
    useRead(refundRecord.refundable, { accountId: Number(accountId) }, { enabled: Boolean(accountId) })
      .data ?? []
  const most = recharges
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, { refundableFen }) => sum + refundableFen, 0)

  return (
    <FormDrawer form={form} title={say(words.title)}>
      <FormSection>
        <RecordField of={form} name="accountId" source={accountSource} wide />
        <CheckboxGroupField
          of={form}
          name="rechargeIds"
          wide
          hint={say(words.byNewest)}
          options={recharges.map(({ id, rechargeNo, type, refundableFen }) => ({
            value: id,
            label: say(words.refundable, {
              no: rechargeNo,
              type: rechargeType.label(type, language),
              amount: money(refundableFen),
            }),
          }))}
        />
        <MoneyField of={form} name="applyFen" hint={say(words.most, { amount: money(most) })} />
        <ReasonField of={form} name="reason" wide list="refundReason" />
      </FormSection>
    </FormDrawer>
  )
}

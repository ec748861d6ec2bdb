import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { RechargeDraft, recharge } from '@ampdeck/api/payment/recharge'
import { rechargeTexts } from '@ampdeck/api/payment/recharge.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection, useDraft } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { showMessage } from '@ampdeck/ui/toast'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useCall } from '../../../data/use-call.ts'
import { accountSource } from '../../../payment/owner-cell.tsx'

const words = texts({
  add: ['Add recharge', '新增充值'],
  added: ['{no} awaits confirmation', '{no} 已登记，等待确认到账'],
})

const { cash, bankTransfer } = rechargeType.code

/** What somebody has received at a counter. */
export function RechargeForm({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const save = useCall(recharge.save)
  const form = useDraft(RechargeDraft, {
    texts: rechargeTexts,
    defaults: { type: cash },
    submit: (draft, idempotencyKey) => save(draft, { idempotencyKey }),
    onDone: (saved) => {
      if (saved) showMessage({ text: say(words.added, { no: saved.rechargeNo }), tone: 'status' })
      onClose()
    },
  })
  const types = [cash, bankTransfer].map((value) => ({ value, label: rechargeType.label(value, language) }))

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <FormSection>
        <RecordField of={form} name="accountId" source={accountSource} wide />
        <SegmentField of={form} name="type" options={types} />
        <MoneyField of={form} name="amountFen" />
        <TextField of={form} name="receipt" />
      </FormSection>
    </FormDrawer>
  )
}

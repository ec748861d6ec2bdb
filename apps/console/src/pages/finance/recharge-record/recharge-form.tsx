import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { RechargeDraft, recharge } from '@ampdeck/api/payment/recharge'
import { rechargeTexts } from '@ampdeck/api/payment/recharge.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useCallForm } from '../../../form/use-call-form.ts'
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
  const form = useCallForm(recharge.save, RechargeDraft, {
    texts: rechargeTexts,
    defaults: { type: cash },
    said: (saved) => say(words.added, { no: saved.rechargeNo }),
    onClose,
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

import { type VinBinding, VinBindingDraft, vinBinding } from '@ampdeck/api/config/vin-binding'
import { vinBindingTexts } from '@ampdeck/api/config/vin-binding.texts'
import { accountType, vinPayer } from '@ampdeck/api/enumerations/member'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { SegmentField, SelectField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { VinField } from '@ampdeck/ui/vin-input'
import { useWatch } from 'react-hook-form'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { memberSource } from '../../../member/member-source.ts'

const words = texts({
  add: ['Add VIN binding', '新增 VIN 绑定'],
  edit: ['Edit VIN binding', '编辑 VIN 绑定'],
  pays: [
    'Pays first; the other accounts of the payer pay the rest',
    '优先扣款，不足部分由付款方其他账户支付',
  ],
  noEnd: ['Empty: no end date', '留空表示长期有效'],
})

const { card, phoneNumber, credit } = accountType.code
const defaults = { payerKind: vinPayer.code.member, accountType: phoneNumber }
/** A reward account pays service fees only, and of itself. */
const offered = [phoneNumber, card, credit]

/** All that people fill in for a VIN binding (screens.md S191). */
export function VinBindingForm(props: RecordFormProps<VinBinding>) {
  const say = useSay()
  const { language } = useLanguage()
  const form = useRecordForm(VinBindingDraft, vinBinding, { ...props, texts: vinBindingTexts, defaults })
  const payerKind = useWatch({ control: form.methods.control, name: 'payerKind' })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <VinField of={form} name="vin" wide />
        <SegmentField of={form} name="payerKind" options={vinPayer} />
        {Number(payerKind) === vinPayer.code.fleet ? (
          <RecordField of={form} name="groupId" source={fleetSource} required />
        ) : (
          <RecordField of={form} name="memberId" source={memberSource} required />
        )}
        <SelectField
          of={form}
          name="accountType"
          options={offered.map((value) => ({ value, label: accountType.label(value, language) }))}
          hint={say(words.pays)}
        />
        <DateField of={form} name="validTo" hint={say(words.noEnd)} />
      </FormSection>
    </FormDrawer>
  )
}

import { payChannel } from '@ampdeck/api/enumerations/finance'
import { activeState } from '@ampdeck/api/enumerations/member'
import { type PaymentConfig, PaymentConfigDraft, paymentConfig } from '@ampdeck/api/system/payment-config'
import { paymentConfigTexts } from '@ampdeck/api/system/payment-config.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PasswordField } from '@ampdeck/ui/password-input'
import { PercentField } from '@ampdeck/ui/unit-fields'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add contract', '新增支付配置'],
  edit: ['Edit contract', '编辑支付配置'],
  none: ['No secret is set: the channel refuses every call', '尚未设置密钥，渠道将拒绝所有请求'],
  set: [
    'Set on {time} by {who}. It is never shown; leave this empty to keep it',
    '{who} 于 {time} 设置，不可查看，留空则保持不变',
  ],
})

export function PaymentConfigForm(props: RecordFormProps<PaymentConfig>) {
  const say = useSay()
  // A secret is not kept on the device.
  const form = useRecordForm(PaymentConfigDraft, paymentConfig, {
    ...props,
    texts: paymentConfigTexts,
    defaults: { feeBps: 60, state: activeState.code.on },
    isKept: false,
  })
  const { secretTime, secretUserName } = props.record ?? {}
  const hint = secretTime ? say(words.set, { time: secretTime, who: secretUserName ?? '–' }) : say(words.none)

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <SelectField of={form} name="channel" options={payChannel} />
        <TextField of={form} name="merchantNo" />
        <TextField of={form} name="appId" />
        <PercentField of={form} name="feeBps" />
        <SegmentField of={form} name="state" options={activeState} />
        <PasswordField of={form} name="secret" hint={hint} wide />
      </FormSection>
    </FormDrawer>
  )
}

import { activeState, reminderWay } from '@ampdeck/api/enumerations/member'
import {
  type BalanceReminder,
  BalanceReminderDraft,
  balanceReminder,
} from '@ampdeck/api/member/balance-reminder'
import { balanceReminderTexts } from '@ampdeck/api/member/balance-reminder.texts'
import { texts } from '@ampdeck/api/texts'
import { CheckboxGroupField, SegmentField, TextListField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add balance reminder', '新增余额提醒'],
  edit: ['Edit balance reminder', '编辑余额提醒'],
  receivers: [
    'Up to five mobile numbers or e-mail addresses, separated by spaces or commas',
    '最多五个手机号码或邮箱，以空格或逗号分隔',
  ],
})

const defaults = { ways: [reminderWay.code.sms], state: activeState.code.on }

export function BalanceReminderForm(props: RecordFormProps<BalanceReminder>) {
  const say = useSay()
  const form = useRecordForm(BalanceReminderDraft, balanceReminder, {
    ...props,
    texts: balanceReminderTexts,
    defaults,
  })

  return (
    <FormDrawer form={form} title={say(props.record ? words.edit : words.add)}>
      <FormSection>
        <RecordField of={form} name="groupId" source={fleetSource} />
        <MoneyField of={form} name="thresholdFen" digits={6} />
        <CheckboxGroupField of={form} name="ways" options={reminderWay} />
        <SegmentField of={form} name="state" options={activeState} />
        <TextListField of={form} name="receivers" hint={say(words.receivers)} wide />
      </FormSection>
    </FormDrawer>
  )
}

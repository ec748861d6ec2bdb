import { suspendReason } from '@ampdeck/api/enumerations/member'
import { SuspendDraft, suspend } from '@ampdeck/api/member/suspend'
import { suspendTexts } from '@ampdeck/api/member/suspend.texts'
import { texts } from '@ampdeck/api/texts'
import { SelectField, TextAreaField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { memberSource } from '../../../member/member-source.ts'

const words = texts({
  title: ['Suspend a member', '挂起会员'],
  what: [
    'New charges are refused; running charges continue.',
    '挂起后不再接受新的充电，正在进行的充电不受影响。',
  ],
  action: ['Suspend', '挂起'],
  done: ['{memberName} suspended', '已挂起{memberName}'],
})

/** Asks whom and why. */
export function SuspendDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(suspend.manual, SuspendDraft, {
    texts: suspendTexts,
    said: (saved) => say(words.done, saved),
    onClose,
  })

  return (
    <FormDialog form={form} title={say(words.title)} action={say(words.action)} onClose={onClose}>
      <p>{say(words.what)}</p>
      <RecordField of={form} name="memberId" source={memberSource} />
      <SelectField of={form} name="reason" options={suspendReason} />
      <TextAreaField of={form} name="note" />
    </FormDialog>
  )
}

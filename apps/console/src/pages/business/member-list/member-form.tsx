import { memberLevel } from '@ampdeck/api/enumerations/member'
import { sex } from '@ampdeck/api/enumerations/system'
import { type Member, MemberDraft, MemberEdit, member } from '@ampdeck/api/member/member'
import { memberTexts } from '@ampdeck/api/member/member.texts'
import { texts } from '@ampdeck/api/texts'
import { PhoneField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { PlateField } from '@ampdeck/ui/plate-input'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add member', '新增会员'],
  edit: ['Edit member', '编辑会员'],
})

export function MemberForm({ record, ...props }: RecordFormProps<Member>) {
  return record ? <EditForm record={record} {...props} /> : <AddForm record={undefined} {...props} />
}

/** A personal member; those of fleets are made with their fleet. */
function AddForm(props: RecordFormProps<Member>) {
  const say = useSay()
  const form = useRecordForm(MemberDraft, member, {
    ...props,
    texts: memberTexts,
    defaults: { sex: sex.code.confidential },
  })

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <FormSection>
        <PhoneField of={form} name="phone" />
        <TextField of={form} name="name" />
        <SelectField of={form} name="sex" options={sex} />
        <PlateField of={form} name="plate" />
      </FormSection>
    </FormDrawer>
  )
}

function EditForm(props: RecordFormProps<Member>) {
  const say = useSay()
  const form = useRecordForm(MemberEdit, member, { ...props, texts: memberTexts })

  return (
    <FormDrawer form={form} title={say(words.edit)}>
      <FormSection>
        <TextField of={form} name="name" />
        <SelectField of={form} name="sex" options={sex} />
        <SelectField of={form} name="level" options={memberLevel} />
      </FormSection>
    </FormDrawer>
  )
}

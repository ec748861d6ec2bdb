import { type VirtualCard, VirtualCardDraft, virtualcard } from '@ampdeck/api/member/virtual-card'
import { virtualCardTexts } from '@ampdeck/api/member/virtual-card.texts'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { memberSource } from '../../../member/member-source.ts'

const words = texts({
  add: ['Add virtual card', '新增虚拟卡'],
  edit: ['Edit virtual card', '编辑虚拟卡'],
  replaces: [
    'The lost card of this member is cancelled; its balance moves to the new one',
    '该会员已挂失的卡将注销，余额随新卡使用',
  ],
})

const CardNumber = VirtualCardDraft.pick({ cardNo: true })

export function VirtualCardForm({ record, ...props }: RecordFormProps<VirtualCard>) {
  return record ? <EditForm record={record} {...props} /> : <AddForm record={undefined} {...props} />
}

function AddForm(props: RecordFormProps<VirtualCard>) {
  const say = useSay()
  const form = useRecordForm(VirtualCardDraft, virtualcard, { ...props, texts: virtualCardTexts })

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <FormSection>
        <RecordField of={form} name="memberId" source={memberSource} hint={say(words.replaces)} />
        <TextField of={form} name="cardNo" />
      </FormSection>
    </FormDrawer>
  )
}

/** Whose a card is stays; its number may be mistyped. */
function EditForm(props: RecordFormProps<VirtualCard>) {
  const say = useSay()
  const form = useRecordForm(CardNumber, virtualcard, { ...props, texts: virtualCardTexts })

  return (
    <FormDrawer form={form} title={say(words.edit)}>
      <FormSection>
        <TextField of={form} name="cardNo" />
      </FormSection>
    </FormDrawer>
  )
}

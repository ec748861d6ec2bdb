import {
  type VirtualCard,
  VirtualCardDraft,
  VirtualCardEdit,
  virtualcard,
} from '@ampdeck/api/member/virtual-card'
import { virtualCardTexts } from '@ampdeck/api/member/virtual-card.texts'
import { texts } from '@ampdeck/api/texts'
import { DateField } from '@ampdeck/ui/date-input'
import { TextField, TextListField } from '@ampdeck/ui/fields'
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
  identifiers: [
    'What readers, cars or apps send for the card; several with commas between, capitals and colons do not matter',
    '读卡器、车辆或应用上报的识别码，多个以逗号分隔，不区分大小写和冒号',
  ],
  validTo: ['Last day; empty: without end', '最后一天，留空表示长期有效'],
  used: ['Orders were charged with it', '已有充电订单使用该卡'],
})

/** One of a tag's reader, one of a car. */
const EXAMPLE = '20:69:C0:21, VID:001122AABBCC'

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
        <TextListField
          of={form}
          name="identifiers"
          hint={say(words.identifiers)}
          placeholder={EXAMPLE}
          keepsBlanks
          wide
        />
        <DateField of={form} name="validTo" hint={say(words.validTo)} />
      </FormSection>
    </FormDrawer>
  )
}

/** Whose a card is stays, and its number too once somebody has charged by it. */
function EditForm(props: RecordFormProps<VirtualCard>) {
  const say = useSay()
  const isUsed = (props.record?.orders ?? 0) > 0
  const form = useRecordForm(VirtualCardEdit, virtualcard, { ...props, texts: virtualCardTexts })

  return (
    <FormDrawer form={form} title={say(words.edit)}>
      <FormSection>
        <TextField of={form} name="cardNo" disabled={isUsed} hint={isUsed ? say(words.used) : undefined} />
        <TextListField
          of={form}
          name="identifiers"
          hint={say(words.identifiers)}
          placeholder={EXAMPLE}
          keepsBlanks
          wide
        />
        <DateField of={form} name="validTo" hint={say(words.validTo)} />
      </FormSection>
    </FormDrawer>
  )
}

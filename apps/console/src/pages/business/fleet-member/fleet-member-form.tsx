import { fleetRole } from '@ampdeck/api/enumerations/member'
import {
  type GroupMember,
  GroupMemberChange,
  GroupMemberDraft,
  groupMember,
} from '@ampdeck/api/member/group-member'
import { groupMemberTexts } from '@ampdeck/api/member/group-member.texts'
import { texts } from '@ampdeck/api/texts'
import { SegmentField, SelectField, TextField } from '@ampdeck/ui/fields'
import { FormDrawer, FormSection } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { RecordField } from '@ampdeck/ui/record-picker'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { useWatch } from 'react-hook-form'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { useTeamOptions } from '../../../fleet/use-team-options.ts'
import type { RecordFormProps } from '../../../form/use-open-form.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'

const words = texts({
  add: ['Add fleet member', '新增车队成员'],
  edit: ['Edit {name}', '编辑 {name}'],
  noLimit: ['0 means no limit', '0 表示不限'],
})

const defaults = { role: fleetRole.code.driver, monthLimitFen: 0 }

/** Who joins a fleet; of a member who is there, what may change of it. */
export function FleetMemberForm(props: RecordFormProps<GroupMember>) {
  return props.record ? <EditForm {...props} record={props.record} /> : <AddForm {...props} />
}

function AddForm(props: RecordFormProps<GroupMember>) {
  const say = useSay()
  const form = useRecordForm(GroupMemberDraft, groupMember, {
    ...props,
    record: undefined,
    texts: groupMemberTexts,
    defaults,
  })
  const groupId = useWatch({ control: form.methods.control, name: 'groupId' })
  const teams = useTeamOptions(groupId)

  return (
    <FormDrawer form={form} title={say(words.add)}>
      <FormSection>
        <RecordField of={form} name="groupId" source={fleetSource} />
        <TextField of={form} name="phone" type="tel" />
        <TextField of={form} name="name" />
        <SelectField of={form} name="teamId" options={teams} />
        <SegmentField of={form} name="role" options={fleetRole} />
        <MoneyField of={form} name="monthLimitFen" digits={6} hint={say(words.noLimit)} />
      </FormSection>
    </FormDrawer>
  )
}

function EditForm(props: RecordFormProps<GroupMember> & { record: GroupMember }) {
  const say = useSay()
  const form = useRecordForm(GroupMemberChange, groupMember, { ...props, texts: groupMemberTexts })
  const teams = useTeamOptions(props.record.groupId)

  return (
    <FormDrawer form={form} title={say(words.edit, { name: props.record.name })}>
      <FormSection>
        <SelectField of={form} name="teamId" options={teams} />
        <SegmentField of={form} name="role" options={fleetRole} />
        <MoneyField of={form} name="monthLimitFen" digits={6} hint={say(words.noLimit)} />
      </FormSection>
    </FormDrawer>
  )
}

import { type GroupMember, GroupMemberChange, groupMember } from '@ampdeck/api/member/group-member'
import { groupMemberTexts } from '@ampdeck/api/member/group-member.texts'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { type ListState, selectedCount } from '@ampdeck/ui/list'
import { MoneyField } from '@ampdeck/ui/unit-fields'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'

const words = texts({
  title: [
    'Set the month limit of {count} member | Set the month limit of {count} members',
    '设置 {count} 位成员的月限额',
  ],
  action: ['Set limit', '设置限额'],
  noLimit: ['0 means no limit', '0 表示不限'],
  done: [
    '{count} member changed, {refused} refused | {count} members changed, {refused} refused',
    '已更改 {count} 位成员，{refused} 位被拒绝',
  ],
})

const Limit = GroupMemberChange.pick({ monthLimitFen: true })

interface LimitDialogProps {
  list: ListState<GroupMember>
  onClose: () => void
}

export function LimitDialog({ list, onClose }: LimitDialogProps) {
  const say = useSay()
  const form = useCallForm(groupMember.setLimit, Limit, {
    texts: groupMemberTexts,
    input: (draft) => ({ ...chosenOf(list), ...draft }),
    onDone: (answer) => applyBatch(answer, list, (counts) => say(words.done, counts)),
    onClose,
  })

  return (
    <FormDialog
      form={form}
      title={say(words.title, { count: selectedCount(list.selection, list.total) })}
      action={say(words.action)}
      onClose={onClose}
    >
      <MoneyField of={form} name="monthLimitFen" digits={6} hint={say(words.noLimit)} />
    </FormDialog>
  )
}

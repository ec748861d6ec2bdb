import { type GroupCar, groupCar } from '@ampdeck/api/member/group-car'
import { texts } from '@ampdeck/api/texts'
import { Id, optional } from '@ampdeck/api/wire'
import { SelectField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { isSelected, type ListState, selectedCount } from '@ampdeck/ui/list'
import { RecordField } from '@ampdeck/ui/record-picker'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { useTeamOptions } from '../../../fleet/use-team-options.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'

const words = texts({
  title: ['Move {count} car | Move {count} cars', '移动 {count} 辆车'],
  groupId: ['Fleet', '车队'],
  teamId: ['To team', '目标班组'],
  none: ['Empty: removed from its team', '留空表示移出班组'],
  done: [
    '{count} car moved, {refused} refused | {count} cars moved, {refused} refused',
    '已移动 {count} 辆车，{refused} 辆被拒绝',
  ],
})

const Target = z.object({ groupId: Id, teamId: optional(Id) })

interface MoveDialogProps {
  list: ListState<GroupCar>
  onClose: () => void
}

/** Cars of another fleet than the team's are refused, and stay selected. */
export function MoveDialog({ list, onClose }: MoveDialogProps) {
  const say = useSay()
  const first = list.rows.find(({ id }) => isSelected(list.selection, id))
  const form = useCallForm(groupCar.move, Target, {
    texts: words,
    ...(first && { defaults: { groupId: first.groupId } }),
    input: ({ teamId }) => ({ ...chosenOf(list), teamId }),
    onDone: (answer) => applyBatch(answer, list, (counts) => say(words.done, counts)),
    onClose,
  })
  const teams = useTeamOptions(useWatch({ control: form.methods.control, name: 'groupId' }))
  const title = say(words.title, { count: selectedCount(list.selection, list.total) })

  return (
    <FormDialog form={form} title={title} action={title} onClose={onClose}>
      <RecordField of={form} name="groupId" source={fleetSource} />
      <SelectField of={form} name="teamId" options={teams} hint={say(words.none)} />
    </FormDialog>
  )
}

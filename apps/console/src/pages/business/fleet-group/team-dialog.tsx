import { type GroupTeam, GroupTeamDraft, groupTeam } from '@ampdeck/api/member/group-team'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { useCall } from '../../../data/use-call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'

const words = texts({
  name: ['Name', '名称'],
  add: ['Add team', '新增班组'],
  rename: ['Rename {name}', '重命名 {name}'],
})

const Name = GroupTeamDraft.pick({ name: true })

interface TeamDialogProps {
  groupId: number
  /** The team that a new one belongs to; null is the fleet itself. */
  below: number | null
  /** The team to be renamed; nothing for a new one. */
  team: GroupTeam | undefined
  onClose: () => void
}

export function TeamDialog({ groupId, below, team, onClose }: TeamDialogProps) {
  const say = useSay()
  const save = useCall(groupTeam.save)
  const update = useCall(groupTeam.update)
  const form = useDraft(Name, {
    texts: words,
    ...(team && { record: team }),
    submit: ({ name }, idempotencyKey) =>
      team
        ? update({ id: team.id, version: team.version, name }, { idempotencyKey })
        : save({ groupId, name, pid: below }, { idempotencyKey }),
    onDone: onClose,
  })
  const title = say(team ? words.rename : words.add, { name: team?.name ?? '' })

  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField of={form} name="name" />
    </FormDialog>
  )
}

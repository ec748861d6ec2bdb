import { type GroupTeam, GroupTeamDraft, groupTeam } from '@ampdeck/api/member/group-team'
import { texts } from '@ampdeck/api/texts'
import { TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'

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
  const form = useCallForm(team ? groupTeam.update : groupTeam.save, Name, {
    texts: words,
    ...(team && { record: team }),
    input: ({ name }) =>
      team ? { id: team.id, version: team.version, name } : { groupId, name, pid: below },
    onClose,
  })
  const title = say(team ? words.rename : words.add, { name: team?.name ?? '' })

  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField of={form} name="name" />
    </FormDialog>
  )
}

import { activeState, fleetRole } from '@ampdeck/api/enumerations/member'
import { type GroupMember, groupMember } from '@ampdeck/api/member/group-member'
import { groupMemberTexts } from '@ampdeck/api/member/group-member.texts'
import { useSay } from '@ampdeck/ui/language'
import { columnsOf } from '@ampdeck/ui/list'
import { PartTable } from '../pile/part-table.tsx'
import { usePartList } from '../pile/use-part-list.ts'
import { paths } from '../session/paths.ts'

const memberColumns = columnsOf<GroupMember>(groupMemberTexts, (c) => [
  c.name('name', { link: ({ memberId }) => paths.member(memberId) }),
  c.text('phone', { code: true }),
  c.text('teamName', { label: groupMemberTexts.teamId }),
  c.code('role', fleetRole),
  c.money('monthFen'),
  c.money('monthLimitFen'),
  c.status('state', activeState),
])

/** Who belongs to a fleet, or to one of its teams. */
export function MemberPart({ of }: { of: { groupId: number; teamId?: number } }) {
  const say = useSay()
  const list = usePartList<GroupMember>(groupMember.page, of)

  return (
    <PartTable
      label={say(['Members', '成员'])}
      unit={['member | members', '成员']}
      list={list}
      columns={memberColumns}
    />
  )
}

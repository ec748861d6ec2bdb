import { groupTeam } from '@ampdeck/api/member/group-team'
import { useRead } from '../data/use-read.ts'

/** The teams of a fleet, for forms; none until a fleet is chosen. */
export function useTeamOptions(groupId: number | undefined) {
  const { data = [] } = useRead(groupTeam.selectAll, { groupId: groupId ?? 0 }, { enabled: Boolean(groupId) })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

import type { GroupTeam } from '@ampdeck/api/member/group-team'

/** A team as the tree shows it. */
export interface TeamRow {
  team: GroupTeam
  /** 1 stands below the fleet itself. */
  level: number
}

/** The teams from top to bottom, each below the one that it belongs to. */
export function teamRows(teams: readonly GroupTeam[], pid: number | null = null, level = 1): TeamRow[] {
  return teams
    .filter((team) => team.pid === pid)
    .flatMap((team) => [{ team, level }, ...teamRows(teams, team.id, level + 1)])
}

/** Whether a team may stand below another one: not below itself, and not where it is already. */
export function mayMove(teams: readonly GroupTeam[], id: number, pid: number | null): boolean {
  const parents = new Map(teams.map((team) => [team.id, team.pid]))
  if (parents.get(id) === pid) return false
  for (let above = pid; above !== null; above = parents.get(above) ?? null) if (above === id) return false
  return true
}

/** Where a team goes by one step of the keyboard: below the one above it, or beside its parent. */
export function stepOf(
  teams: readonly GroupTeam[],
  { id, pid }: Pick<GroupTeam, 'id' | 'pid'>,
  direction: 'in' | 'out',
): { pid: number | null } | undefined {
  if (direction === 'out')
    return pid === null ? undefined : { pid: teams.find((team) => team.id === pid)?.pid ?? null }
  const beside = teams.filter((team) => team.pid === pid)
  const above = beside[beside.findIndex((team) => team.id === id) - 1]
  return above && { pid: above.id }
}

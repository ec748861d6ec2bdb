import type { GroupTeam } from '@ampdeck/api/member/group-team'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { failures } from '../../foundation/failure.ts'

export type Team = z.output<typeof GroupTeam>

function listed(rows: Rows) {
  const ownedBy = (table: string) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} own
      where own.seller_id = group_team.seller_id and own.team_id = group_team.id and own.deleted = 0)`
  return rows
    .from('groupTeam')
    .selectAll()
    .select([ownedBy('group_member').as('members'), ownedBy('vehicle').as('cars')])
    .$castTo<Team>()
}

export function ofFleet(rows: Rows, groupId: number): Promise<Team[]> {
  return listed(rows).where('groupId', '=', groupId).orderBy(nameKey('name')).orderBy('id').execute()
}

export async function get(rows: Rows, id: number): Promise<Team> {
  const team = await listed(rows).where('groupTeam.id', '=', id).executeTakeFirst()
  if (!team) throw failures.notFound()
  return team
}

/** Whether a team is one of a fleet; no team is one of every fleet. */
export async function isOfFleet(rows: Rows, teamId: number | null, groupId: number): Promise<boolean> {
  return teamId === null || (await rows.get('groupTeam', teamId)).groupId === groupId
}

import { RoleFilter } from '@ampdeck/api/system/role'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { isOfSeller, sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof RoleFilter>

/** Everybody who holds a role, by the account. */
const holderOf = sql<boolean>`role.id = any(account_user.role_ids)`

/** The roles that match, each with the number of those who hold it. */
export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('role')
    .where(where(RoleFilter, filter, 'role'))
    .selectAll('role')
    .select((from) =>
      from
        .selectFrom('accountUser')
        .where(isOfSeller('accountUser', 'role'))
        .where('accountUser.deleted', '=', 0)
        .where(holderOf)
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('userCount'),
    )
}

/** Who holds the role, with what the other roles of each person need to be compared. */
export function users(rows: Rows, roleId: number) {
  return rows
    .from('accountUser')
    .leftJoin('organize', sameSeller('organize.id', 'accountUser.organizeId'))
    .where(sql<boolean>`${roleId} = any(account_user.role_ids)`)
    .select([
      'accountUser.id',
      'accountUser.sellerId',
      'accountUser.name',
      'accountUser.account',
      'accountUser.state',
      'accountUser.organizeId',
      'accountUser.roleIds',
      'accountUser.stationIds',
      'accountUser.groupIds',
      'organize.name as organizeName',
    ])
    .orderBy('accountUser.account')
    .execute()
}

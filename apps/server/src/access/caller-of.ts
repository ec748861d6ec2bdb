import { sellerState, userStanding } from '@ampdeck/api/enumerations/system'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller } from './caller.ts'
import { PLATFORM } from './caller.ts'
import { scopeOf } from './data-scope.ts'
import { effectiveGrants, limitsOf } from './effective-grants.ts'

interface Person {
  sellerId: number
  userId: number
  account: string
  name: string
  organizeId: number | null
  roleIds: readonly number[]
  stationIds: readonly number[]
  groupIds: readonly number[]
}

/** What a person may do and see, by the roles as they are now. */
export async function callerOf(db: Kysely<Tables>, person: Person): Promise<Caller> {
  const { sellerId, userId, account, name } = person
  const roles = await ofSeller(db, sellerId)
    .from('role')
    .select(['permissions', 'dataScope', 'stationIds', 'groupIds'])
    .select(limitsOf(sellerId).as('limits'))
    .where('id', '=', sql<number>`any(${person.roleIds}::bigint[])`)
    .execute()
  return {
    sellerId,
    userId,
    account,
    name,
    grants: effectiveGrants(
      roles.flatMap((role) => role.permissions),
      roles[0]?.limits,
    ),
    scope:
      sellerId === PLATFORM
        ? { sellerId: null, stationIds: null, groupIds: null }
        : await scopeOf(db, person, roles),
  }
}

/** The person for whom work is done while nobody is logged in; nothing when the user or the seller is off or gone. */
export async function findCaller(
  db: Kysely<Tables>,
  { sellerId, userId }: { sellerId: number; userId: number },
): Promise<Caller | undefined> {
  const person = await ofSeller(db, sellerId)
    .from('accountUser')
    .innerJoin('seller', 'seller.id', 'accountUser.sellerId')
    .where('accountUser.id', '=', userId)
    .where('accountUser.state', '=', userStanding.code.enabled)
    .where('seller.state', '=', sellerState.code.enabled)
    .select([
      'accountUser.account',
      'accountUser.name',
      'accountUser.organizeId',
      'accountUser.roleIds',
      'accountUser.stationIds',
      'accountUser.groupIds',
    ])
    .executeTakeFirst()
  return person && callerOf(db, { ...person, sellerId, userId })
}

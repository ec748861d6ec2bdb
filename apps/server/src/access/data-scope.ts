import { dataScope as scopes } from '@ampdeck/api/enumerations/system'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Scope } from '../database/scope.ts'
import type { Tables } from '../database/tables.ts'

interface Person {
  sellerId: number
  userId: number
  organizeId: number | null
  stationIds: readonly number[]
  groupIds: readonly number[]
}

interface RoleScope {
  dataScope: number
  stationIds: readonly number[]
  groupIds: readonly number[]
}

const {
  seller: WHOLE_SELLER,
  below: ORGANISATION_AND_BELOW,
  own: OWN_ORGANISATION,
  chosen: CHOSEN,
} = scopes.code

/**
 * A user's data scope (domain.md §1): the union over the roles, cut to the user's own station and fleet lists
 * where those are not empty. Null means everything of the seller.
 */
export async function scopeOf(
  db: Kysely<Tables>,
  person: Person,
  roles: readonly RoleScope[],
): Promise<Scope> {
  const parts: Reach[] = []
  for (const role of roles) parts.push(await reachOf(db, person, role))
  return {
    sellerId: person.sellerId,
    stationIds: cut(union(parts.map(({ stationIds }) => stationIds)), person.stationIds),
    groupIds: cut(union(parts.map(({ groupIds }) => groupIds)), person.groupIds),
  }
}

type Reach = Pick<Scope, 'stationIds' | 'groupIds'>

/** What a role alone lets somebody see, before own lists cut it. A role for chosen stations without fleets sees all fleets. */
export async function reachOf(db: Kysely<Tables>, person: Person, role: RoleScope): Promise<Reach> {
  if (role.dataScope === WHOLE_SELLER) return { stationIds: null, groupIds: null }
  if (role.dataScope === CHOSEN)
    return { stationIds: role.stationIds, groupIds: role.groupIds.length === 0 ? null : role.groupIds }
  return { stationIds: await ownStations(db, person, role.dataScope), groupIds: [] }
}

function union(lists: readonly (readonly number[] | null)[]): readonly number[] | null {
  return lists.includes(null) ? null : [...new Set(lists.flatMap((ids) => ids ?? []))]
}

/** Both limits hold; an empty own list is no limit. */
function cut(byRole: readonly number[] | null, own: readonly number[]): readonly number[] | null {
  if (own.length === 0) return byRole
  return byRole ? own.filter((id) => byRole.includes(id)) : own
}

/** Scopes 2, 3 and 5 follow who created the station: people of the organisation, or the user alone. */
async function ownStations(db: Kysely<Tables>, person: Person, dataScope: number): Promise<number[]> {
  const creators =
    dataScope === ORGANISATION_AND_BELOW
      ? sql`select u.id from account_user u where u.seller_id = ${person.sellerId} and u.organize_id in (
        with recursive below as (
          select id from organize where seller_id = ${person.sellerId} and id = ${person.organizeId}
          union select o.id from organize o join below on o.pid = below.id where o.seller_id = ${person.sellerId}
        ) select id from below)`
      : dataScope === OWN_ORGANISATION
        ? sql`select u.id from account_user u where u.seller_id = ${person.sellerId} and u.organize_id = ${person.organizeId}`
        : sql`select ${person.userId}::bigint`
  const stations = await ofSeller(db, person.sellerId)
    .withDeleted('station')
    .select('id')
    .where(sql<boolean>`create_user in (${creators})`)
    .execute()
  return stations.map((station) => station.id)
}

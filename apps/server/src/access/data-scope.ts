import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Scope } from '../database/rows.ts'
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

const WHOLE_SELLER = 1
const ORGANISATION_AND_BELOW = 2
const OWN_ORGANISATION = 3
const CHOSEN = 4
const OWN_RECORDS = 5

/**
 * A user's data scope (domain.md §1): the union over the roles, cut to the user's own station and fleet lists
 * where those are not empty. Null means everything of the seller.
 */
export async function scopeOf(
  db: Kysely<Tables>,
  person: Person,
  roles: readonly RoleScope[],
): Promise<Scope> {
  const { sellerId } = person
  const whole = roles.some((role) => role.dataScope === WHOLE_SELLER)
  const chosen = roles.filter((role) => role.dataScope === CHOSEN)
  const stations = whole
    ? null
    : [...chosen.flatMap((role) => role.stationIds), ...(await ownStations(db, person, roles))]
  const groups =
    whole || (chosen.length > 0 && chosen.every((role) => role.groupIds.length === 0))
      ? null
      : chosen.flatMap((role) => role.groupIds)
  return { sellerId, stationIds: cut(stations, person.stationIds), groupIds: cut(groups, person.groupIds) }
}

/** Both limits hold; an empty own list is no limit. */
function cut(byRole: readonly number[] | null, own: readonly number[]): readonly number[] | null {
  if (own.length === 0) return byRole
  return byRole ? own.filter((id) => byRole.includes(id)) : own
}

/** Scopes 2, 3 and 5 follow who created the station: people of the organisation, or the user alone. */
async function ownStations(
  db: Kysely<Tables>,
  person: Person,
  roles: readonly RoleScope[],
): Promise<number[]> {
  const has = (scope: number) => roles.some((role) => role.dataScope === scope)
  if (!has(ORGANISATION_AND_BELOW) && !has(OWN_ORGANISATION) && !has(OWN_RECORDS)) return []

  const creators = has(ORGANISATION_AND_BELOW)
    ? sql`select u.id from account_user u where u.seller_id = ${person.sellerId} and u.organize_id in (
        with recursive below as (
          select id from organize where seller_id = ${person.sellerId} and id = ${person.organizeId}
          union select o.id from organize o join below on o.pid = below.id where o.seller_id = ${person.sellerId}
        ) select id from below)`
    : has(OWN_ORGANISATION)
      ? sql`select u.id from account_user u where u.seller_id = ${person.sellerId} and u.organize_id = ${person.organizeId}`
      : sql`select ${person.userId}::bigint`
  const stations = await ofSeller(db, person.sellerId)
    .withDeleted('station')
    .select('id')
    .where(sql<boolean>`create_user in (${creators})`)
    .execute()
  return stations.map((station) => station.id)
}

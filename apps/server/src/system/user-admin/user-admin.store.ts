import { userStanding } from '@ampdeck/api/enumerations/system'
import type { RoleName } from '@ampdeck/api/system/role-name'
import { type ManagedUser, UserFilter } from '@ampdeck/api/system/user-admin'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskMobile } from '../../access/mask-mobile.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sortKey } from '../../database/sort-key.ts'
import { asPhone, containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Row = z.output<typeof ManagedUser>
type Filter = z.output<typeof UserFilter>

const { enabled: ENABLED, firstLogin: FIRST_LOGIN, locked: LOCKED, disabled: DISABLED } = userStanding.code
const byName: Order = { by: 'accountUser.account', order: 'asc' }

const lockOf = sql<
  number | null
>`nullif(greatest(account_user.locked_until, account_user.address_locked_until), 0)`

/** Disabled before locked, locked before a first log-in: what keeps somebody out comes first. */
const standingAt = (
  now: number,
) => sql<number>`case when account_user.state <> ${sql.lit(ENABLED)} then ${DISABLED}::int
  when ${lockOf} > ${now} then ${LOCKED}::int when account_user.is_first_login = 1 then ${FIRST_LOGIN}::int
  else ${ENABLED}::int end`

function listed(rows: Rows, filter: Filter) {
  return rows
    .from('accountUser')
    .where(
      where(UserFilter, filter, 'accountUser', {
        name: (text) => sql<boolean>`(account_user.name ilike ${containing(text)}
          or account_user.account ilike ${containing(text)}
          or account_user.telephone ilike ${containing(asPhone(text))})`,
        organizeId: (ids) => sql<boolean>`account_user.organize_id in (with recursive below as (
          select id from organize where seller_id = account_user.seller_id and id = any(${ids}::bigint[])
          union select o.id from organize o join below on o.pid = below.id
            where o.seller_id = account_user.seller_id) select id from below)`,
        roleId: (ids) => sql<boolean>`account_user.role_ids && ${ids}::bigint[]`,
        standing: standingAt(rows.now),
      }),
    )
    .select([
      ...(['id', 'sellerId', 'createTime', 'updateTime', 'createUser', 'updateUser', 'version'] as const),
      ...(['name', 'account', 'userType', 'organizeId', 'roleIds', 'stationIds', 'groupIds'] as const),
      ...(['telephone', 'email', 'sex', 'weChatNumber', 'zipCode', 'phone', 'mailAddress'] as const),
      ...(['lastLogin', 'passwordTime'] as const),
      standingAt(rows.now).as('standing'),
      sql<number | null>`case when ${lockOf} > ${rows.now} then ${lockOf} end`.as('lockedUntil'),
      sql<string | null>`(select o.name from organize o where o.seller_id = account_user.seller_id
        and o.id = account_user.organize_id)`.as('organizeName'),
      sql<
        RoleName[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'nameEn', r.name_en)
        order by r.id) from role r where r.seller_id = account_user.seller_id and r.deleted = 0
        and r.id = any(account_user.role_ids)), '[]')`.as('roles'),
    ])
    .$castTo<Row>()
}

/** Whoever cannot edit users sees enough of a number to know it again. */
const masked = (row: Row): Row => ({ ...row, telephone: maskMobile(row.telephone) })

export async function page(rows: Rows, request: Filter & PageRequest, seesPhones: boolean) {
  const order = orderOf(request, 'accountUser', byName)
  const found = await readPage(rows.db, listed(rows, request), request, { ...order, id: 'accountUser.id' })
  return seesPhones ? found : { ...found, records: found.records.map(masked) }
}

/** The rows of an export: those of the list, in its order, all of them. */
export async function exportedUsers(
  rows: Rows,
  request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>,
) {
  const { by, order } = orderOf(request, 'accountUser', byName)
  const found = await listed(rows, request)
    .orderBy(sortKey(by), order)
    .orderBy('accountUser.id', order)
    .execute()
  return found.map(masked)
}

export async function get(rows: Rows, id: number, seesPhones: boolean): Promise<Row> {
  const found = await listed(rows, {}).where('accountUser.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return seesPhones ? found : masked(found)
}

export async function standingOf(rows: Rows, id: number): Promise<Row['standing']> {
  return (await get(rows, id, false)).standing
}

/** Keeps other changes of this seller's users waiting until the transaction ends. */
export async function lockUsers(rows: Rows): Promise<void> {
  await rows.db.selectFrom('seller').select('id').where('id', '=', rows.sellerId).forUpdate().execute()
}

/** Who may do everything at all stations and can log in. */
export async function administrators(rows: Rows): Promise<number> {
  const { count } = await rows
    .from('accountUser')
    .where('accountUser.state', '=', ENABLED)
    .where('accountUser.stationIds', '=', sql<number[]>`'{}'`)
    .where('accountUser.groupIds', '=', sql<number[]>`'{}'`)
    .where(
      sql<boolean>`exists (select from role r where r.seller_id = account_user.seller_id and r.deleted = 0
        and r.data_scope = 1 and '*' = any(r.permissions) and r.id = any(account_user.role_ids))`,
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What can be chosen for a user. */
export function stationChoices(rows: Rows) {
  return rows.from('station').select(['id', 'name', 'nameEn', 'code']).orderBy('code').execute()
}

export function fleetChoices(rows: Rows) {
  return rows
    .from('fleet')
    .select(['id', 'name', 'groupNo as code', sql<null>`null`.as('nameEn')])
    .orderBy('groupNo')
    .execute()
}

export function roleChoices(rows: Rows) {
  return rows.from('role').select(['id', 'name', 'nameEn', 'code']).orderBy('id').execute()
}

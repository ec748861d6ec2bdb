import { userStanding } from '@ampdeck/api/enumerations/system'
import { EVERYTHING, isGranted } from '@ampdeck/api/menu/grant-keys'
import { everyCall } from '@ampdeck/api/resources'
import type { why } from '@ampdeck/api/system/why'
import { sql } from 'kysely'
import { PLATFORM } from '../../access/caller.ts'
import { effectiveGrants, isOff, limitsOf } from '../../access/effective-grants.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { nameKey } from '../../database/sort-key.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { grantableEntries } from '../permission/grantable.ts'
import { readMenu } from '../permission/menu.store.ts'

/** What every person has. */
const EVERYBODY = ['signedIn', 'public']
const ENABLED = userStanding.code.enabled
const MAX = 10
/** Without one of these nobody changes what others may do. */
const GIVING = ['role:edit', 'user:edit']

const callsByPath = new Map(everyCall.map(({ call }) => [call.path, call]))

/** Which of somebody's roles gives a right, what withholds it, and who could give it. */
export async function explain({ rows, caller, input }: Request<typeof why.why>) {
  const userId = input.userId ?? caller.userId
  const mayAsk = ['user', 'role'].some((page) => isGranted(caller.grants, page))
  if (userId !== caller.userId && !mayAsk) throw failures.forbidden()
  const user = await rows.get('accountUser', userId)
  const { sellerId } = user
  const own = ofSeller(rows.db, sellerId)
  const roles = await own
    .from('role')
    .select(['id', 'name', 'nameEn', 'permissions'])
    .orderBy(nameKey('name'))
    .execute()
  const limits = await rows.db.selectNoFrom(limitsOf(sellerId).as('limits')).executeTakeFirstOrThrow()
  const sellers = await sellersAbove(rows, sellerId)
  const entries = grantableEntries(await readMenu(rows.db, sellerId))

  const titles = new Map(entries.map((entry) => [entry.name, entry]))
  const mine = roles.filter(({ id }) => user.roleIds.includes(id))
  const grants = effectiveGrants(
    mine.flatMap(({ permissions }) => permissions),
    limits.limits,
  )
  const keys = keysOf(input)
  const people = await own
    .from('accountUser')
    .select(['id', 'name', 'account', 'roleIds'])
    .where('state', '=', ENABLED)
    .orderBy('account')
    .execute()
  const holdersOf = (roleIds: readonly number[]) =>
    effectiveGrants(
      roles.filter(({ id }) => roleIds.includes(id)).flatMap(({ permissions }) => permissions),
      limits.limits,
    )

  return {
    user,
    isDisabled: user.state !== ENABLED,
    isAllowed:
      user.state === ENABLED && keys.some((key) => EVERYBODY.includes(key) || isGranted(grants, key)),
    roles: mine,
    keys: keys.map((key) => {
      const entry = titles.get(key)
      const page = key.includes(':') ? titles.get(key.split(':')[0] ?? '') : undefined
      const grantedBy = roles.filter(({ permissions }) => isGranted(new Set(permissions), key))
      return {
        key,
        title: [page?.title, entry?.title ?? key].filter(Boolean).join(' / '),
        titleEn: [page?.titleEn, entry?.titleEn ?? key].filter(Boolean).join(' / '),
        isHeld: EVERYBODY.includes(key) || isGranted(grants, key),
        grantedBy: grantedBy.filter(({ id }) => user.roleIds.includes(id)),
        otherRoles: grantedBy.filter(({ id }) => !user.roleIds.includes(id)),
        withheldBy: sellers.filter(
          ({ permissions }) => !isGranted(new Set(permissions ?? [EVERYTHING]), key),
        ),
        isOff: isOff(key, limits.limits.off),
      }
    }),
    givers: people
      .filter(({ roleIds }) => {
        const held = holdersOf(roleIds)
        return GIVING.some((key) => isGranted(held, key)) && keys.some((key) => isGranted(held, key))
      })
      .slice(0, MAX),
  }
}

/** The keys that would do: the one that is asked about, or those of a call. */
function keysOf({ key, path }: { key?: string | undefined; path?: string | undefined }): string[] {
  if (key) return [key]
  const call = callsByPath.get(path?.replace(/^\/?(api\/)?/, '') ?? '')
  if (!call) throw failures.notFound()
  return [call.permission].flat().map(String)
}

/** The seller and those above it, each with its limit. */
async function sellersAbove(rows: Request<typeof why.why>['rows'], sellerId: number) {
  const { rows: found } = await sql<{
    id: number
    name: string
    nameEn: string
    permissions: string[] | null
  }>`
    with recursive up as (select id, pid, name, name_en, permissions from seller where id = ${sellerId}
      union select above.id, above.pid, above.name, above.name_en, above.permissions
        from seller above join up on above.id = up.pid)
    select id, name, name_en as "nameEn", permissions from up where id <> ${PLATFORM}`.execute(rows.db)
  return found
}

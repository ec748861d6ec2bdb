import { userStanding } from '@ampdeck/api/enumerations/system'
import type { loginRule } from '@ampdeck/api/system/login-rule'
import { sql } from 'kysely'
import { mayDoAll } from '../../access/caller.ts'
import { hasSecondFactor } from '../../access/second-factor.ts'
import { endSessions } from '../../access/session.store.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { platformOf, type Request } from '../../http/context.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { dropPasskeys } from './passkey.store.ts'
import { dropRecoveryCodes, dropSecret } from './second-factor.store.ts'
import { tellPerson, told } from './tell-person.ts'

type Calls = typeof loginRule

/** What is demanded now, and how many people have no second factor. */
export async function readRule(rows: Rows) {
  const roles = await rows
    .from('role')
    .select(['id', 'name', 'nameEn', 'secondFactor'])
    .orderBy(nameKey('name'))
    .orderBy('id')
    .execute()
  const { isForAll } = await rows.db
    .selectFrom('seller')
    .select(sql<0 | 1>`second_factor`.as('isForAll'))
    .where('id', '=', rows.sellerId)
    .executeTakeFirstOrThrow()
  const { people, without } = await rows
    .from('accountUser')
    .select((from) => from.fn.countAll<number>().as('people'))
    .select(
      sql<number>`count(*) filter (where not ${hasSecondFactor('account_user.seller_id', 'account_user.id')})`.as(
        'without',
      ),
    )
    .where('accountUser.state', '=', userStanding.code.enabled)
    .executeTakeFirstOrThrow()
  return {
    isForAll,
    roleIds: roles.filter(({ secondFactor }) => secondFactor === 1).map(({ id }) => id),
    roles,
    people: Number(people),
    without: Number(without),
  }
}

/** Holds from the next call of everybody: whoever lacks a second factor is led through the set-up first. */
export async function saveRule({ rows, input, now }: Request<Calls['save']>) {
  const before = await readRule(rows)
  await rows.db
    .updateTable('seller')
    .set({ secondFactor: input.isForAll, updateTime: now, version: sql`version + 1` })
    .where('id', '=', rows.sellerId)
    .execute()
  for (const { id } of before.roles) {
    const isDemanded = input.roleIds.includes(id)
    if (isDemanded !== before.roleIds.includes(id))
      await rows.update('role', { id }, { secondFactor: Number(isDemanded) })
  }
  const { isForAll } = before
  rows.changes.push({
    table: 'seller',
    id: rows.sellerId,
    before: { secondFactor: isForAll },
    after: { secondFactor: input.isForAll },
  })
  return readRule(rows)
}

/** For whoever has lost phone and recovery codes. Nobody opens the account of somebody who may do more. */
export async function resetFactor(jobs: Jobs, request: Request<Calls['resetFactor']>) {
  const { rows, caller, input, fail } = request
  const user = await rows.get('accountUser', input.id)
  const roles = await rows
    .from('role')
    .select('permissions')
    .where('id', '=', sql<number>`any(${user.roleIds}::bigint[])`)
    .execute()
  const keys = roles.flatMap(({ permissions }) => permissions)
  if (!mayDoAll(caller, keys)) throw fail('user.beyondOwn')

  const owner = { sellerId: user.sellerId, userId: user.id }
  await dropSecret(rows.db, owner)
  await dropPasskeys(rows.db, owner)
  await dropRecoveryCodes(rows.db, owner)
  await endSessions(rows, { ...owner, except: '' })
  rows.changes.push({ table: 'secondFactor', id: user.id, before: null, after: { isReset: true } })
  await tellPerson({ ...platformOf(request), jobs }, owner, told.reset)
  return null
}

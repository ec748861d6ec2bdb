import { sex as sexes } from '@ampdeck/api/enumerations/system'
import type { userAdmin } from '@ampdeck/api/system/user-admin'
import { sql } from 'kysely'
import { isGranted } from '../../access/caller.ts'
import { hashPassword } from '../../access/password.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { isGuessable } from '../password/guessable-password.ts'
import { userInfo } from './user-info.service.ts'

type Add = Request<typeof userAdmin.add>

/** A new user of the caller's seller, who must change the initial password at the first log-in. */
export async function addUser(request: Add) {
  const { rows, caller, input, now, fail } = request
  const { password, sex = sexes.code.confidential, organizeId = null, ...draft } = input
  if (isGuessable(password, draft)) throw failures.invalid([{ path: ['password'], message: 'userPassword' }])
  if (organizeId !== null) await rows.get('organize', organizeId)
  await checkRoles(request)

  const userId = await rows
    .insert('accountUser', {
      ...draft,
      sex,
      organizeId,
      weChatNumber: draft.weChatNumber || null,
      zipCode: draft.zipCode || null,
      phone: draft.phone || null,
      mailAddress: draft.mailAddress || null,
      icon: null,
      stationIds: [],
      groupIds: [],
      passwordHash: await hashPassword(password),
      passwordTime: now,
      isFirstLogin: 1,
      lockedUntil: null,
    })
    .catch(refuseDuplicate(fail, 'account'))
  return userInfo(rows.db, { ...caller, userId }, now)
}

/** The roles are those of the seller, and give nobody more than the caller may do and see. */
async function checkRoles({ rows, caller, input, fail }: Add): Promise<void> {
  const wanted = new Set(input.roleIds)
  const roles = await rows
    .from('role')
    .select(['id', 'permissions'])
    .where('id', '=', sql<number>`any(${[...wanted]}::bigint[])`)
    .execute()
  if (roles.length < wanted.size) throw failures.notFound()
  const isCut = caller.scope.stationIds !== null || caller.scope.groupIds !== null
  const keys = roles.flatMap(({ permissions }) => permissions)
  if ((isCut && roles.length > 0) || !keys.every((key) => isGranted(caller.grants, key)))
    throw fail('user.roleBeyondOwn', [{ path: ['roleIds'], message: 'user.roleBeyondOwn' }])
}

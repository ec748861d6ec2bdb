import type { UserInfo } from '@ampdeck/api/system/user'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { isPasswordTooOld, passwordDays } from '../../access/password-age.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'
import { themeOf } from '../theme/theme.store.ts'

/** The caller's own record with what requirements.md §3 derives from it (forced password change, roles, organisation). */
export async function userInfo(
  db: Kysely<Tables>,
  caller: Caller,
  now: number,
): Promise<z.output<typeof UserInfo>> {
  const found = await ofSeller(db, caller.sellerId)
    .withDeleted('accountUser')
    .innerJoin('seller', 'seller.id', 'accountUser.sellerId')
    .leftJoin('organize', sameSeller('organize.id', 'accountUser.organizeId'))
    .selectAll('accountUser')
    .select([
      'seller.name as sellerName',
      'seller.nameEn as sellerNameEn',
      'seller.footerText',
      'seller.passwordAgeDays',
      'organize.name as organizeName',
    ])
    .where('accountUser.id', '=', caller.userId)
    .executeTakeFirst()
  if (!found) throw failures.notFound()

  const roleList = await ofSeller(db, caller.sellerId)
    .withDeleted('role')
    .select(['id', 'name', 'nameEn'])
    .where('id', '=', sql<number>`any(${found.roleIds}::bigint[])`)
    .execute()
  return {
    ...found,
    organize: found.organizeName === null ? null : { name: found.organizeName },
    roleList,
    theme: await themeOf(db, caller.sellerId),
    isFirstLoginForceModifyPwd: found.isFirstLogin === 1,
    isExceedsThresholdForceModifyPwd: isPasswordTooOld(found, now),
    thresholdForceModifyPwdDay: passwordDays(found, now),
    lookedBy: caller.lookedBy && { name: caller.lookedBy.name, until: caller.lookedBy.until },
    serverTime: now,
  }
}

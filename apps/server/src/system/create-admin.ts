import { sellerState } from '@ampdeck/api/enumerations/system'
import type { Kysely } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Tables } from '../database/tables.ts'
import { administratorRole, unknownPerson } from './seller/first-user.ts'
import { unbranded } from './seller/unbranded.ts'

interface NewAdmin {
  sellerNumber: string
  sellerName: string
  account: string
  passwordHash: string
  now: number
  newId: () => number
}

/**
 * A full administrator with a role that may do everything, and the seller where it is not there yet. Gives false,
 * and changes nothing, where the account exists.
 */
export function createAdmin(db: Kysely<Tables>, admin: NewAdmin): Promise<boolean> {
  const { account, now, newId } = admin
  return db.transaction().execute(async (transaction) => {
    const sellerId = await ensureSeller(transaction, admin)
    const found = await ofSeller(transaction, sellerId)
      .from('accountUser')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirst()
    if (found) return false

    const standard = { sellerId, createTime: now, updateTime: now, createUser: null, updateUser: null }
    const roleId = newId()
    await transaction
      .insertInto('role')
      .values({ ...standard, ...administratorRole, id: roleId })
      .execute()
    await transaction
      .insertInto('accountUser')
      .values({ ...standard, ...unknownPerson, id: newId(), ...accountOf(admin), roleIds: [roleId] })
      .execute()
    return true
  })
}

function accountOf({ account, passwordHash, now }: NewAdmin) {
  return { name: account, account, passwordHash, passwordTime: now, isFirstLogin: 1 }
}

async function ensureSeller(
  db: Kysely<Tables>,
  { sellerNumber, sellerName, now, newId }: NewAdmin,
): Promise<number> {
  const found = await db
    .selectFrom('seller')
    .select('id')
    .where('sellerNumber', '=', sellerNumber)
    .executeTakeFirst()
  if (found) return found.id

  const id = newId()
  await db
    .insertInto('seller')
    .values({
      id,
      pid: null,
      sellerNumber,
      name: sellerName,
      nameEn: sellerName,
      contact: '',
      phone: '',
      cityCode: '000000',
      state: sellerState.code.enabled,
      ...unbranded,
      createTime: now,
      updateTime: now,
    })
    .execute()
  return id
}

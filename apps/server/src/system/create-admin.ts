import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

interface FirstAdmin {
  sellerNumber: string
  sellerName: string
  account: string
  passwordHash: string
  now: number
  newId: () => number
}

/** The first seller with a role that may do everything and one user who has it. */
export async function createAdmin(db: Kysely<Tables>, first: FirstAdmin): Promise<void> {
  const { sellerNumber, sellerName, account, passwordHash, now, newId } = first
  const [sellerId, roleId, userId] = [newId(), newId(), newId()]
  const standard = { sellerId, createTime: now, updateTime: now, createUser: null, updateUser: null }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('seller')
      .values({
        id: sellerId,
        pid: null,
        sellerNumber,
        name: sellerName,
        nameEn: sellerName,
        contact: '',
        phone: '',
        cityCode: '000000',
        state: 1,
        platformName: null,
        platformNameEn: null,
        platformTitle: null,
        platformLogo: null,
        platformWebsiteIcon: null,
        footerText: null,
        createTime: now,
        updateTime: now,
      })
      .execute()
    await transaction
      .insertInto('role')
      .values({
        ...standard,
        id: roleId,
        name: 'Administrator',
        code: 'admin',
        dataScope: 1,
        permissions: ['*'],
        remark: null,
        builtIn: 1,
      })
      .execute()
    await transaction
      .insertInto('accountUser')
      .values({
        ...standard,
        id: userId,
        name: account,
        account,
        passwordHash,
        passwordTime: now,
        userType: 1,
        organizeId: null,
        roleIds: [roleId],
        telephone: '',
        email: '',
        sex: 3,
        weChatNumber: null,
        zipCode: null,
        phone: null,
        mailAddress: null,
        icon: null,
        isFirstLogin: 1,
        lockedUntil: null,
      })
      .execute()
  })
}

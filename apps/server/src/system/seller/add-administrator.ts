import { dataScope, sex, userType } from '@ampdeck/api/enumerations/system'
import type { Rows } from '../../database/rows.ts'

interface NewSeller {
  sellerId: number
  draft: { contact: string; phone: string }
  passwordHash: string
  now: number
}

/** What a new seller begins with: its organisation, the role that may do everything it may, and who holds it. */
export async function addAdministrator(
  rows: Rows,
  { sellerId, draft, passwordHash, now }: NewSeller,
): Promise<void> {
  const standard = { sellerId, createTime: now, updateTime: now, createUser: null, updateUser: null }
  const [organizeId, roleId] = [rows.newId(), rows.newId()]
  await rows.db
    .insertInto('organize')
    .values({ ...standard, id: organizeId, pid: null, name: '总部', sort: 10 })
    .execute()
  await rows.db
    .insertInto('role')
    .values({
      ...standard,
      id: roleId,
      name: '管理员',
      nameEn: 'Administrator',
      code: 'admin',
      dataScope: dataScope.code.seller,
      permissions: ['*'],
      remark: null,
      builtIn: 1,
    })
    .execute()
  await rows.db
    .insertInto('accountUser')
    .values({
      ...standard,
      id: rows.newId(),
      name: draft.contact.slice(0, 10),
      account: 'admin',
      passwordHash,
      passwordTime: now,
      isFirstLogin: 1,
      userType: userType.code.ordinary,
      organizeId,
      roleIds: [roleId],
      telephone: draft.phone,
      email: '',
      sex: sex.code.confidential,
      weChatNumber: null,
      zipCode: null,
      phone: null,
      mailAddress: null,
      icon: null,
      lockedUntil: null,
    })
    .execute()
}

import type { Rows } from '../../database/rows.ts'
import { administratorRole, unknownPerson } from './first-user.ts'

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
    .values({ ...standard, ...administratorRole, id: roleId })
    .execute()
  await rows.db
    .insertInto('accountUser')
    .values({
      ...standard,
      ...unknownPerson,
      id: rows.newId(),
      name: draft.contact.slice(0, 10),
      account: 'admin',
      passwordHash,
      passwordTime: now,
      isFirstLogin: 1,
      organizeId,
      roleIds: [roleId],
      telephone: draft.phone,
    })
    .execute()
}

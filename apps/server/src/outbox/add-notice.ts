import type { Insertable } from 'kysely'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import { publish } from '../events/publish.ts'

type Stamped = 'id' | 'createTime' | 'updateTime' | 'createUser' | 'updateUser'

/** A notice in the header, for whoever may see its station, or for one user; headers that are open show it at once. */
export async function addNotice(
  { db, now, newId }: Platform,
  notice: Omit<Insertable<Tables['notice']>, Stamped>,
): Promise<void> {
  const noticeId = newId()
  const stamp = { createTime: now(), updateTime: now(), createUser: null, updateUser: null }
  await db
    .insertInto('notice')
    .values({ ...notice, ...stamp, id: noticeId })
    .execute()
  const { sellerId, stationId = null, userId = null } = notice
  const ofOne = userId !== null && { userId }
  await publish(db, [{ type: 'notice', time: now(), sellerId, stationId, ...ofOne, noticeId }])
}

import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { failures } from '../../foundation/failure.ts'

/** The seller's notices, each with whether this person has read it. */
export function seenBy(rows: Rows, userId: number) {
  return withReading(rows, userId)
    .select(['notice.id', 'notice.title', 'notice.titleEn', 'notice.content', 'notice.contentEn'])
    .select(['notice.level', 'notice.createTime'])
    .select(sql<boolean>`notice_read.user_id is not null`.as('isRead'))
    .select(
      sql<{ page: string; id: number } | null>`case when notice.page is null then null
        else jsonb_build_object('page', notice.page, 'id', notice.record_id) end`.as('record'),
    )
}

/** One that this person is told. */
export async function byId(rows: Rows, userId: number, id: number) {
  const found = await withReading(rows, userId)
    .select(['notice.id', 'notice.sellerId'])
    .where('notice.id', '=', id)
    .executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** The seller's notices that this person has not read. */
export function unreadBy(rows: Rows, userId: number): Promise<{ id: number; sellerId: number }[]> {
  return withReading(rows, userId)
    .select(['notice.id', 'notice.sellerId'])
    .where('noticeRead.userId', 'is', null)
    .execute()
}

/** Records that somebody has read these; what is noted already stays as it is. */
export async function recordRead(
  rows: Rows,
  notices: readonly { id: number; sellerId: number }[],
  by: { userId: number; ts: number },
): Promise<void> {
  if (notices.length === 0) return
  await rows.db
    .insertInto('noticeRead')
    .values(notices.map(({ id, sellerId }) => ({ sellerId, noticeId: id, ...by })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A notice about a station is for those who may see the station, one to a person for that person alone. */
function withReading(rows: Rows, userId: number) {
  const { stationIds } = rows.scope
  return rows
    .from('notice')
    .where(
      sql<boolean>`(notice.user_id = ${userId} or (notice.user_id is null and (notice.station_id is null
        or ${stationIds}::bigint[] is null or notice.station_id = any(${stationIds}::bigint[]))))`,
    )
    .leftJoin('noticeRead', (join) =>
      sameSeller('noticeRead.noticeId', 'notice.id')(join).on('noticeRead.userId', '=', userId),
    )
}

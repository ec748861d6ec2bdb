import { type MemberComment, MemberCommentFilter } from '@ampdeck/api/member/comment'
import { type NotNull, sql } from 'kysely'
import type { z } from 'zod'
import { maskedPhone } from '../../access/member-phone.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { namedBy } from '../member.store.ts'

type Filter = z.output<typeof MemberCommentFilter>
type Found = z.output<typeof MemberComment>

const usual: Order = { by: 'comment.createTime', order: 'desc' }

/** Also tags that nobody can choose any more. */
const tags = sql<Found['tags']>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'good', t.good) order by t.sort)
  from evaluate_tag t where t.seller_id = comment.seller_id and t.id = any(comment.tag_ids)), '[]')`

export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('comment')
    .leftJoin('member', sameSeller('member.id', 'comment.memberId'))
    .leftJoin('station', sameSeller('station.id', 'comment.stationId'))
    .leftJoin('chargeOrder as order', sameSeller('order.id', 'comment.orderId'))
    .leftJoin('accountUser as replier', sameSeller('replier.id', 'comment.replyUser'))
    .selectAll('comment')
    .select(['member.name as memberName', 'member.phone', 'order.orderNo', 'replier.name as replyUserName'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', tags.as('tags')])
    .$narrowType<{ memberName: NotNull; phone: NotNull; orderNo: NotNull; stationName: NotNull }>()
    .where(
      where(MemberCommentFilter, filter, 'comment', {
        member: namedBy,
        tagId: (ids) => sql`comment.tag_ids && ${[...ids]}::bigint[]`,
      }),
    )
}

export const { page, all, one } = listOf({
  table: 'comment',
  usual,
  query: matching,
  shown: maskedPhone,
})

export function countByStars(rows: Rows, { stars: _, ...filter }: Filter) {
  return matching(rows, filter)
    .clearSelect()
    .select(['comment.stars', sql<number>`count(*)`.as('count')])
    .groupBy('comment.stars')
    .orderBy('comment.stars', 'desc')
    .execute()
}

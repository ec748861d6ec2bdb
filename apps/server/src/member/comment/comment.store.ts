import { type MemberComment, MemberCommentFilter } from '@ampdeck/api/member/comment'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskMobile } from '../../access/mask-mobile.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { namedBy } from '../member.store.ts'

type Filter = z.output<typeof MemberCommentFilter>
type Found = z.output<typeof MemberComment>

const usual: Order = { by: 'comment.createTime', order: 'desc' }

const tags = sql<Found['tags']>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'good', t.good) order by t.sort)
  from evaluate_tag t where t.seller_id = comment.seller_id and t.id = any(comment.tag_ids) and t.deleted = 0), '[]')`

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('comment')
    .innerJoin('member', sameSeller('member.id', 'comment.memberId'))
    .innerJoin('station', sameSeller('station.id', 'comment.stationId'))
    .innerJoin('chargeOrder as order', sameSeller('order.id', 'comment.orderId'))
    .leftJoin('accountUser as replier', sameSeller('replier.id', 'comment.replyUser'))
    .selectAll('comment')
    .select(['member.name as memberName', 'member.phone', 'order.orderNo', 'replier.name as replyUserName'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', tags.as('tags')])
    .where(where(MemberCommentFilter, filter, 'comment', { member: namedBy }))
}

const masked = <Row extends { phone: string }>(row: Row): Row => ({ ...row, phone: maskMobile(row.phone) })

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'comment', usual)
  const found = await readPage(rows.db, matching(rows, request), request, { ...order, id: 'comment.id' })
  return { ...found, records: found.records.map(masked) }
}

export async function byId(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('comment.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return masked(found)
}

import { FeedbackFilter } from '@ampdeck/api/member/feedback'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { sortKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof FeedbackFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

function named(rows: Rows, filter: Filter) {
  return rows
    .from('feedback')
    .where(where(FeedbackFilter, filter, 'feedback'))
    .leftJoin('accountUser as writer', sameSeller('writer.id', 'feedback.createUser'))
    .leftJoin('accountUser as replier', sameSeller('replier.id', 'feedback.replyUser'))
    .leftJoin('member', sameSeller('member.id', 'feedback.memberId'))
    .selectAll('feedback')
    .select([
      sql<string | null>`coalesce(member.name, writer.name)`.as('author'),
      'replier.name as replyUserName',
    ])
}

const order = (request: Sorting) =>
  ({
    ...orderOf(request, 'feedback', { by: 'feedback.createTime', order: 'desc' }),
    id: 'feedback.id',
  }) as const

export function page(rows: Rows, request: Filter & PageRequest, userId?: number) {
  const query = named(rows, request)
  const own = userId === undefined ? query : query.where('feedback.createUser', '=', userId)
  return readPage(rows.db, own, request, order(request))
}

export function all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  return named(rows, request).orderBy(sortKey(by), direction).orderBy(sql.ref(id), direction).execute()
}

export async function one(rows: Rows, id: number) {
  const found = await named(rows, {}).where('feedback.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

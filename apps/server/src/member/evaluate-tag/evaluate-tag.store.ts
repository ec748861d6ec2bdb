import { type EvaluateTag, EvaluateTagFilter } from '@ampdeck/api/member/evaluate-tag'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof EvaluateTag>
type Filter = z.output<typeof EvaluateTagFilter>

const matching = (rows: Rows, filter: Filter) =>
  rows.from('evaluateTag').where(where(EvaluateTagFilter, filter, 'evaluateTag'))

export function page(rows: Rows, request: Filter & PageRequest) {
  const query = matching(rows, request)
    .leftJoin(
      rows
        .from('comment')
        .innerJoin(sql<{ id: number }>`lateral unnest(comment.tag_ids)`.as<'tag'>(sql`tag(id)`), (join) =>
          join.onTrue(),
        )
        .select('tag.id')
        .select(sql<number>`count(*)`.as('comments'))
        .groupBy('tag.id')
        .as('used'),
      (join) => join.onRef('used.id', '=', 'evaluateTag.id'),
    )
    .selectAll('evaluateTag')
    .select(sql<number>`coalesce(used.comments, 0)`.as('commentCount'))
    .$castTo<Row & { commentCount: number }>()
  const order = orderOf(request, 'evaluateTag', { by: 'evaluateTag.sort', order: 'asc' })
  const by = request.sortField === 'commentCount' ? 'commentCount' : order.by
  return readPage(rows.db, query, request, { ...order, by, id: 'evaluateTag.id' })
}

/** For pickers, in their order. */
export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .select(['evaluateTag.id', 'evaluateTag.name', 'evaluateTag.good'])
    .orderBy('evaluateTag.sort')
    .limit(200)
    .execute()
}

/** Behind all others. */
export async function nextSort(rows: Rows): Promise<number> {
  const last = await rows
    .from('evaluateTag')
    .select(sql<number>`coalesce(max(evaluate_tag.sort), 0)`.as('sort'))
    .executeTakeFirstOrThrow()
  return last.sort + 1
}

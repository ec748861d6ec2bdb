import type { CodeOf } from '@ampdeck/api/enumeration'
import { HelpFilter, helpAudience, type helpCategory, helpState } from '@ampdeck/api/member/help'
import type { z } from 'zod'
import { type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof HelpFilter>

export function page(rows: Rows, request: Filter & PageRequest) {
  const condition = where(HelpFilter, request, 'help', { title: ['help.title', 'help.titleEn'] })
  const query = rows
    .from('help')
    .where(condition)
    .select([
      'help.id',
      'help.sellerId',
      'help.createTime',
      'help.updateTime',
      'help.createUser',
      'help.updateUser',
      'help.version',
      'help.title',
      'help.titleEn',
      'help.category',
      'help.audience',
      'help.pageId',
      'help.sort',
      'help.state',
    ])
  const { sortField, sortOrder = 'asc' } = request
  if (sortField)
    return readPage(rows.db, query, request, { by: `help.${sortField}`, order: sortOrder, id: 'help.id' })
  // As they are read: by category, and there in their order.
  const inOrder = query.orderBy('help.category')
  return readPage(rows.db, inOrder, request, { by: 'help.sort', order: 'asc', id: 'help.id' })
}

/** What is released for the console. */
export const released = (rows: Rows) =>
  rows
    .from('help')
    .where('help.state', '=', helpState.code.released)
    .where('help.audience', '=', helpAudience.code.console)

export function articles(rows: Rows, text: string | undefined) {
  const query = released(rows)
    .select(['help.id', 'help.title', 'help.titleEn', 'help.category', 'help.pageId', 'help.updateTime'])
    .orderBy('help.category')
    .orderBy('help.sort')
    .orderBy('help.id')
    .limit(500)
  if (!text) return query.execute()
  const wanted = containing(text)
  return query
    .where((is) =>
      is.or([
        is('help.title', 'ilike', wanted),
        is('help.titleEn', 'ilike', wanted),
        is('help.content', 'ilike', wanted),
        is('help.contentEn', 'ilike', wanted),
      ]),
    )
    .execute()
}

/** The place behind the last of a category. */
export async function nextSort(rows: Rows, category: CodeOf<typeof helpCategory>): Promise<number> {
  const last = await rows
    .from('help')
    .select(({ fn }) => fn.max('help.sort').as('sort'))
    .where('help.category', '=', category)
    .executeTakeFirst()
  return (last?.sort ?? 0) + 10
}

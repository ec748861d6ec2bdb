import { OperationLogFilter } from '@ampdeck/api/system/operation-log'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { sortKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'
import { actionOf, pageOf } from './call-words.ts'
import { knownResult } from './known-result.ts'

type Filter = z.output<typeof OperationLogFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

/** Whoever sees chosen stations or fleets alone sees what this person did, not what others did elsewhere. */
function visible(rows: Rows) {
  const { stationIds, groupIds } = rows.scope
  const all = rows.from('operationLog')
  return stationIds || groupIds ? all.where('operationLog.userId', '=', rows.userId) : all
}

/** The page of the first right that the call asked for. */
const pageKey = sql<string>`split_part(split_part(operation_log.permission, ' ', 1), ':', 1)`

function named(rows: Rows, filter: Filter) {
  const condition = where(OperationLogFilter, filter, 'operationLog', {
    pageId: pageKey,
    requestId: (value) => sql`operation_log.request_id = ${value}`,
    recordId: (ids) =>
      sql<SqlBool>`(${sql.join(
        ids.map((id) => sql`operation_log.changes @> ${JSON.stringify([{ id }])}::jsonb`),
        sql` or `,
      )})`,
  })
  return visible(rows)
    .where(condition)
    .leftJoin('accountUser', sameSeller('accountUser.id', 'operationLog.userId'))
    .select([
      'operationLog.id',
      'operationLog.ts',
      'operationLog.userId',
      'operationLog.permission',
      'operationLog.path',
      'operationLog.resultCode',
      'operationLog.ip',
      'operationLog.costMs',
      'accountUser.name as userName',
      'accountUser.account',
      sql<string | null>`operation_log.changes -> 0 ->> 'table'`.as('recordTable'),
      sql<number | null>`(operation_log.changes -> 0 ->> 'id')::bigint`.as('recordId'),
      sql<number>`jsonb_array_length(operation_log.changes)`.as('records'),
    ])
}

type Found = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number]

function shown({ permission, ...row }: Found) {
  const [pageNameEn, pageName] = pageOf(permission)
  const [actionNameEn, actionName] = actionOf(permission, row.path)
  return {
    ...row,
    pageId: permission.split(' ', 1)[0]?.split(':', 1)[0] ?? '',
    pageName,
    pageNameEn,
    actionName,
    actionNameEn,
    resultCode: knownResult(row.resultCode),
  }
}

const order = (request: Sorting) =>
  ({
    ...orderOf(request, 'operationLog', { by: 'operationLog.ts', order: 'desc' }),
    id: 'operationLog.id',
  }) as const

export async function page(rows: Rows, request: Filter & PageRequest) {
  const found = await readPage(rows.db, named(rows, request), request, order(request))
  return { ...found, records: found.records.map(shown) }
}

const CHUNK = 2_000

/** All that matches, in pieces: a log is long. */
export async function* all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  const query = named(rows, request).orderBy(sortKey(by), direction).orderBy(sql.ref(id), direction)
  for (let offset = 0; ; offset += CHUNK) {
    const found = await query.limit(CHUNK).offset(offset).execute()
    yield* found.map(shown)
    if (found.length < CHUNK) return
  }
}

/** One entry with what it changed. */
export async function one(rows: Rows, id: number) {
  const found = await named(rows, {})
    .where('operationLog.id', '=', id)
    .select(['operationLog.requestId', 'operationLog.changes', 'operationLog.params'])
    .executeTakeFirst()
  if (!found) return undefined
  const { requestId, changes, params, ...row } = found
  return { ...shown(row), requestId, changes, params }
}

/** Whoever has written something, by the account. */
export function people(rows: Rows) {
  return rows
    .from('accountUser')
    .where(({ exists }) =>
      exists(
        visible(rows).select(sql`1`.as('one')).where(sql<SqlBool>`operation_log.user_id = account_user.id`),
      ),
    )
    .select(['accountUser.id', 'accountUser.name', 'accountUser.account'])
    .orderBy('accountUser.account')
    .limit(1_000)
    .execute()
}

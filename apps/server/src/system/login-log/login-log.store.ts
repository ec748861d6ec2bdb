import { LoginLogFilter } from '@ampdeck/api/system/login-log'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { sortKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'
import { deviceOf } from '../account/device-of.ts'
import { knownResult } from '../operation-log/known-result.ts'

type Filter = z.output<typeof LoginLogFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

function named(rows: Rows, filter: Filter) {
  return rows
    .from('loginLog')
    .where(where(LoginLogFilter, filter, 'loginLog', { account: ['loginLog.account', 'accountUser.name'] }))
    .leftJoin('accountUser', sameSeller('accountUser.id', 'loginLog.userId'))
    .select([
      'loginLog.id',
      'loginLog.ts',
      'loginLog.account',
      'loginLog.resultCode',
      'loginLog.ip',
      'loginLog.browser',
      'accountUser.name as userName',
    ])
}

type Found = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number]

const shown = ({ browser, resultCode, ...row }: Found) => ({
  ...row,
  ...deviceOf(browser),
  resultCode: knownResult(resultCode),
})

const order = (request: Sorting) =>
  ({
    ...orderOf(request, 'loginLog', { by: 'loginLog.ts', order: 'desc' }),
    id: 'loginLog.id',
  }) as const

export async function page(rows: Rows, request: Filter & PageRequest) {
  const found = await readPage(rows.db, named(rows, request), request, order(request))
  return { ...found, records: found.records.map(shown) }
}

export async function all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  const found = await named(rows, request)
    .orderBy(sortKey(by), direction)
    .orderBy(sql.ref(id), direction)
    .execute()
  return found.map(shown)
}

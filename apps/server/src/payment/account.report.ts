import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import type { memberAccount } from '@ampdeck/api/payment/member-account'
import { accountTexts as words } from '@ampdeck/api/payment/member-account.texts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Report } from '../report/export/report.ts'
import { matching } from './account/account.store.ts'

/** The accounts as a file, as they are or as they were at a moment. */
export const report: Report<z.output<typeof memberAccount.export.input>> = {
  page: 'memberAccount',
  name: ['Accounts', '账户'],
  columns: [
    { title: words.owner, width: 28 },
    { title: words.type },
    { title: words.balanceFen, kind: 'yuan' },
    { title: words.frozenFen, kind: 'yuan' },
    { title: words.creditLimitFen, kind: 'yuan' },
    { title: words.usableFen, kind: 'yuan' },
    { title: words.state },
    { title: words.lastFlowTime, kind: 'time' },
    { title: words.createTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    const { sortField, sortOrder = 'asc' } = params
    const order = sortField ? sortOrder : 'desc'
    const found = matching(rows, params)
      .orderBy(sql.ref(sortField ?? 'account.id'), order)
      .orderBy('account.id', order)
    for (const row of await found.execute()) {
      yield [
        row.memberName ?? row.groupName,
        accountType.label(row.type, language),
        row.balanceFen,
        row.frozenFen,
        row.creditLimitFen,
        row.usableFen,
        activeState.label(row.state, language),
        row.lastFlowTime,
        row.createTime,
      ]
    }
  },
}

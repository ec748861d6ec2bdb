import { flowKind } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import { type accountFlow, accountFlowTexts as words } from '@ampdeck/api/payment/account-flow'
import type { z } from 'zod'
import type { Report } from '../report/export/report.ts'
import { matching, withDocuments } from './account/account-flow.store.ts'

/** How many movements are read at once. */
const AT_ONCE = 1_000

/** The movements of accounts as a file; any number of them. */
export const report: Report<z.output<typeof accountFlow.export.input>> = {
  page: 'AccountFlow',
  name: ['Account flow', '账户流水'],
  columns: [
    { title: words.ts, kind: 'time' },
    { title: words.owner, width: 28 },
    { title: words.accountType },
    { title: words.bizType },
    { title: words.amountFen, kind: 'yuan' },
    { title: words.heldFen, kind: 'yuan' },
    { title: words.balanceAfterFen, kind: 'yuan' },
    { title: words.bizNo, width: 27 },
    { title: words.remark, width: 32 },
  ],
  rows: async function* (rows, { sortOrder = 'desc', ...filter }, language) {
    let last = sortOrder === 'asc' ? 0 : Number.MAX_SAFE_INTEGER
    for (;;) {
      const found = await matching(rows, filter)
        .where('accountFlow.id', sortOrder === 'asc' ? '>' : '<', last)
        .orderBy('accountFlow.id', sortOrder)
        .limit(AT_ONCE)
        .execute()
      for (const row of await withDocuments(rows, found)) {
        yield [
          row.ts,
          row.memberName ?? row.groupName,
          accountType.label(row.accountType, language),
          flowKind.label(row.bizType, language),
          row.amountFen,
          row.heldFen,
          row.balanceAfterFen,
          row.bizNo,
          row.remark,
        ]
      }
      last = found.at(-1)?.id ?? last
      if (found.length < AT_ONCE) return
    }
  },
}

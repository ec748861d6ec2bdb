import { type badDebt, badDebtState } from '@ampdeck/api/bill/bad-debt'
import { badDebtTexts as words } from '@ampdeck/api/bill/bad-debt.texts'
import { DAY } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './bad-debt.store.ts'

/** The bad debts as a file, in the order of the page. */
export const report: Report<z.output<typeof badDebt.export.input>> = {
  page: 'badDebt',
  name: ['Bad debts', '坏账'],
  columns: [
    { title: words.orderNo, width: 27 },
    { title: words.stationId, width: 28 },
    { title: words.memberName },
    { title: words.owedFen, kind: 'yuan' },
    { title: words.age, kind: 'count' },
    { title: words.reason, width: 32 },
    { title: words.state },
    { title: words.createUserName },
    { title: words.createTime, kind: 'time' },
    { title: words.auditUserName },
    { title: words.auditTime, kind: 'time' },
    { title: words.receiptNo },
  ],
  rows: async function* (rows, params, language) {
    for (const debt of await all(rows, params))
      yield [
        debt.orderNo,
        (language === 'en' && debt.stationNameEn) || debt.stationName,
        debt.groupName ?? debt.memberName,
        debt.owedFen,
        debt.endTime === null ? null : Math.floor((rows.now - debt.endTime) / DAY),
        debt.reason,
        badDebtState.label(debt.state, language),
        debt.createUserName,
        debt.createTime,
        debt.auditUserName,
        debt.auditTime,
        debt.receiptNo,
      ]
  },
}

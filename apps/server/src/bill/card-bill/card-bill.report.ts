import { type cardBill, cardBillState } from '@ampdeck/api/bill/card-bill'
import { cardBillTexts as words } from '@ampdeck/api/bill/card-bill.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './card-bill.store.ts'

/** The card bills as a file, in the order of the page. */
export const report: Report<z.output<typeof cardBill.export.input>> = {
  page: 'cardBill',
  name: ['Card bills', '卡账单'],
  columns: [
    { title: words.cardNo, width: 24 },
    { title: words.tradeNo, width: 24 },
    { title: words.stationId, width: 28 },
    { title: words.pileCode, width: 20 },
    { title: words.balanceBeforeFen, kind: 'yuan' },
    { title: words.amountFen, kind: 'yuan' },
    { title: words.balanceAfterFen, kind: 'yuan' },
    { title: words.readTime, kind: 'time' },
    { title: words.state },
    { title: words.voidReason, width: 32 },
  ],
  rows: async function* (rows, params, language) {
    for (const bill of await all(rows, params))
      yield [
        bill.cardNo,
        bill.tradeNo,
        (language === 'en' && bill.stationNameEn) || bill.stationName,
        bill.pileCode,
        bill.balanceBeforeFen,
        bill.amountFen,
        bill.balanceAfterFen,
        bill.readTime,
        cardBillState.label(bill.state, language),
        bill.voidReason,
      ]
  },
}

import type { occupyBill } from '@ampdeck/api/bill/occupy-bill'
import { occupyBillTexts as words } from '@ampdeck/api/bill/occupy-bill.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { occupyState } from '@ampdeck/api/enumerations/order'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './occupy-bill.store.ts'

/** The occupy bills as a file, in the order of the page. */
export const report: Report<z.output<typeof occupyBill.export.input>> = {
  page: 'occupyBill',
  name: ['Occupy bills', '占位账单'],
  columns: [
    { title: words.orderNo, width: 27 },
    { title: words.stationId, width: 28 },
    { title: words.gun },
    { title: words.memberName },
    { title: words.fromTime, kind: 'time' },
    { title: words.toTime, kind: 'time' },
    { title: words.minutes, kind: 'count' },
    { title: words.free, kind: 'count' },
    { title: words.steps, kind: 'count' },
    { title: words.feeFen, kind: 'yuan' },
    { title: words.state },
    { title: words.waiveReason, width: 32 },
    { title: words.waiveUserName },
    { title: words.waiveRefusal, width: 32 },
  ],
  rows: async function* (rows, params, language) {
    for (const bill of await all(rows, params))
      yield [
        bill.orderNo,
        (language === 'en' && bill.stationNameEn) || bill.stationName,
        `${bill.pileCode} ${letterOf(bill.gunLetter)}`,
        bill.memberName,
        bill.fromTime,
        bill.toTime,
        bill.minutes,
        bill.freeMinutes + bill.graceMinutes,
        bill.steps,
        bill.feeFen,
        occupyState.label(bill.state, language),
        bill.waiveReason,
        bill.waiveUserName,
        bill.waiveRefusal,
      ]
  },
}

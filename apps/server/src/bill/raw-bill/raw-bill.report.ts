import { type rawBill, rawBillState } from '@ampdeck/api/bill/raw-bill'
import { rawBillTexts as words } from '@ampdeck/api/bill/raw-bill.texts'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './raw-bill.store.ts'

/** The raw bills as a file, in the order of the page. */
export const report: Report<z.output<typeof rawBill.export.input>> = {
  page: 'rawBill',
  name: ['Raw bills', '原始账单'],
  columns: [
    { title: words.pileCode, width: 20 },
    { title: words.gunLetter, width: 8 },
    { title: words.tradeNo, width: 24 },
    { title: words.startTime, kind: 'time' },
    { title: words.endTime, kind: 'time' },
    { title: words.meterStart, kind: 'kWh' },
    { title: words.meterStop, kind: 'kWh' },
    { title: words.pileFeeFen, kind: 'yuan' },
    { title: words.receivedTime, kind: 'time' },
    { title: words.state },
    { title: words.orderNo, width: 27 },
  ],
  rows: async function* (rows, params, language) {
    for (const raw of await all(rows, params))
      yield [
        raw.pileCode,
        raw.gunLetter === null ? null : letterOf(raw.gunLetter),
        raw.tradeNo,
        raw.startTime,
        raw.endTime,
        raw.meterStart,
        raw.meterStop,
        raw.pileFeeFen,
        raw.receivedTime,
        rawBillState.label(raw.state, language),
        raw.orderNo,
      ]
  },
}

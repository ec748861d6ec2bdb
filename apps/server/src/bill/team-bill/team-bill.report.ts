import type { teamBill } from '@ampdeck/api/bill/team-bill'
import { teamBillTexts as words } from '@ampdeck/api/bill/team-bill.texts'
import { teamBillState } from '@ampdeck/api/enumerations/order'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './team-bill.store.ts'

/** The bills of fleets as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof teamBill.export.input>> = {
  page: 'teamBill',
  name: ['Fleet bills', '车队账单'],
  columns: [
    { title: words.groupId, width: 28 },
    { title: words.month },
    { title: words.orders, kind: 'count' },
    { title: ['Energy (kWh)', '电量（kWh）'], kind: 'kWh' },
    { title: ['Payable (yuan)', '应付（元）'], kind: 'yuan', width: 18 },
    { title: ['Paid (yuan)', '已付（元）'], kind: 'yuan', width: 18 },
    { title: ['Adjusted (yuan)', '调账（元）'], kind: 'yuan', width: 18 },
    { title: words.state, width: 14 },
  ],
  rows: async function* (rows, params, language) {
    for (const bill of await all(rows, params)) {
      const { groupName, month, orders, energyWh, payableFen, paidFen, adjustFen, state } = bill
      yield [
        groupName,
        month,
        orders,
        energyWh,
        payableFen,
        paidFen,
        adjustFen,
        teamBillState.label(state, language),
      ]
    }
  },
}

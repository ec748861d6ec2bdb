import { rechargeProblem, rechargeState, rechargeType } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import type { recharge } from '@ampdeck/api/payment/recharge'
import { rechargeTexts as words } from '@ampdeck/api/payment/recharge.texts'
import type { z } from 'zod'
import { orderOf } from '../database/page.ts'
import { sortKey } from '../database/sort-key.ts'
import type { Report } from '../report/export/report.ts'
import { matching } from './recharge/recharge.store.ts'

/** The recharges as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof recharge.export.input>> = {
  page: 'rechargeRecord',
  name: ['Recharges', '充值记录'],
  columns: [
    { title: words.rechargeNo },
    { title: words.owner, width: 28 },
    { title: words.accountType },
    { title: words.type },
    { title: words.amountFen, kind: 'yuan' },
    { title: words.giftFen, kind: 'yuan' },
    { title: words.refundableFen, kind: 'yuan' },
    { title: words.channelNo, width: 30 },
    { title: words.receipt },
    { title: words.state },
    { title: words.problem },
    { title: words.createTime, kind: 'time' },
    { title: words.paidTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    const { by, order } = orderOf(params, 'recharge', { by: 'recharge.id', order: 'desc' })
    const found = matching(rows, params).orderBy(sortKey(by), order).orderBy('recharge.id', order)
    for (const row of await found.execute()) {
      yield [
        row.rechargeNo,
        row.memberName ?? row.groupName,
        accountType.label(row.accountType, language),
        rechargeType.label(row.type, language),
        row.amountFen,
        row.giftFen,
        row.refundableFen,
        row.channelNo,
        row.receipt,
        rechargeState.label(row.state, language),
        row.problem && rechargeProblem.label(row.problem, language),
        row.createTime,
        row.paidTime,
      ]
    }
  },
}

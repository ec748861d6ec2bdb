import { payChannel, paymentKind, paymentState } from '@ampdeck/api/enumerations/finance'
import { type paymentOrder, paymentOrderTexts as words } from '@ampdeck/api/payment/payment-order'
import type { z } from 'zod'
import { orderOf } from '../database/page.ts'
import { sortKey } from '../database/sort-key.ts'
import type { Report } from '../report/export/report.ts'
import { matching } from './payment-order/payment-order.store.ts'

/** The calls to payment channels as a file. */
export const report: Report<z.output<typeof paymentOrder.export.input>> = {
  page: 'paymentOrder',
  name: ['Payment orders', '支付订单'],
  columns: [
    { title: words.requestNo, width: 30 },
    { title: words.bizNo },
    { title: words.channel },
    { title: words.kind },
    { title: words.amountFen, kind: 'yuan' },
    { title: words.answeredFen, kind: 'yuan' },
    { title: words.state },
    { title: words.channelNo, width: 30 },
    { title: words.merchantNo },
    { title: words.feeFen, kind: 'yuan' },
    { title: words.costMs, kind: 'count' },
    { title: words.message },
    { title: words.createTime, kind: 'time' },
    { title: words.answerTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    const { by, order } = orderOf(params, 'paymentOrder', { by: 'paymentOrder.id', order: 'desc' })
    const found = matching(rows, params).orderBy(sortKey(by), order).orderBy('paymentOrder.id', order)
    for (const row of await found.execute()) {
      yield [
        row.requestNo,
        row.bizNo,
        payChannel.label(row.channel, language),
        paymentKind.label(row.kind, language),
        row.amountFen,
        row.answeredFen,
        paymentState.label(row.state, language),
        row.channelNo,
        row.merchantNo,
        row.feeFen,
        row.costMs,
        row.message,
        row.createTime,
        row.answerTime,
      ]
    }
  },
}

import { abnormalKind, orderStatus } from '@ampdeck/api/enumerations/order'
import { orderReport } from '../order/order-report.ts'

/** The abnormal orders as a file (screens.md S060). */
export const report = orderReport('abnormalBill', ['Abnormal orders', '异常订单'], {
  given: { orderStatus: [orderStatus.code.abnormal] },
  more: [
    {
      column: { title: ['Kind', '异常类型'], width: 28 },
      cell: ({ abnormalKind: kind }, language) => (kind === null ? null : abnormalKind.label(kind, language)),
    },
  ],
})

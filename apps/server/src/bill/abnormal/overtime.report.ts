import { overtimeKind } from '@ampdeck/api/enumerations/order'
import { orderReport } from '../order/order-report.ts'

/** The overtime orders as a file (screens.md S062). */
export const report = orderReport('overtimeBill', ['Overtime orders', '超时订单'], {
  given: (filter) => ({ overtimeKind: filter.overtimeKind ?? Object.values(overtimeKind.code) }),
  more: [
    {
      column: { title: ['Kind', '超时类型'] },
      cell: ({ overtimeKind: kind }, language) => (kind === null ? null : overtimeKind.label(kind, language)),
    },
  ],
})

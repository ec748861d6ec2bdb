import { overtimeKind } from '@ampdeck/api/enumerations/order'
import { overtime } from './odd-orders.store.ts'
import { oddReport } from './odd-report.ts'

/** The overtime orders as a file, with how long they are over it (screens.md S062). */
export const report = oddReport('overtimeBill', ['Overtime orders', '超时订单'], overtime, [
  {
    title: ['Kind', '超时类型'],
    cell: ({ overtimeKind: kind }, language) => (kind === null ? null : overtimeKind.label(kind, language)),
  },
  {
    title: ['Over by (minutes)', '超时（分钟）'],
    kind: 'count',
    cell: ({ overtimeMinutes }) => overtimeMinutes,
  },
  { title: ['Member', '会员'], cell: ({ memberName }) => memberName },
  { title: ['Last message', '最近上报'], kind: 'time', cell: ({ lastMessage }) => lastMessage },
])

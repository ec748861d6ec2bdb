import { abnormalKind } from '@ampdeck/api/enumerations/order'
import { abnormal } from './odd-orders.store.ts'
import { oddReport } from './odd-report.ts'

/** The abnormal orders as a file, with how far pile and platform differ (screens.md S060). */
export const report = oddReport('abnormalBill', ['Abnormal orders', '异常订单'], abnormal, [
  {
    title: ['Kind', '异常类型'],
    width: 28,
    cell: ({ abnormalKind: kind }, language) => (kind === null ? null : abnormalKind.label(kind, language)),
  },
  {
    title: ['Difference (yuan)', '费用差异（元）'],
    kind: 'yuan',
    width: 18,
    cell: ({ differenceFen }) => differenceFen,
  },
  { title: ['Difference (kWh)', '电量差异（kWh）'], kind: 'kWh', cell: ({ differenceWh }) => differenceWh },
  { title: ['Member', '会员'], cell: ({ memberName }) => memberName },
  { title: ['Last message', '最近上报'], kind: 'time', cell: ({ lastMessage }) => lastMessage },
])

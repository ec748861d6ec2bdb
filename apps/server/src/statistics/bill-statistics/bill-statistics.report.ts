import type { billStatistics } from '@ampdeck/api/bill/bill-statistics'
import { groupName } from '@ampdeck/api/bill/group-name'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { grouped } from './bill-statistics.service.ts'

/** The groups as a file, in the order of the page. */
export const report: Report<z.output<typeof billStatistics.statisticsExport.input>> = {
  page: 'billStatistics',
  name: ['Bill statistics', '账单统计'],
  columns: [
    { title: ['Group', '分组'], width: 28 },
    { title: ['Orders', '订单数'], kind: 'count' },
    { title: ['Energy (kWh)', '电量（kWh）'], kind: 'kWh' },
    { title: ['Energy fee (yuan)', '电费（元）'], kind: 'yuan', width: 18 },
    { title: ['Service fee (yuan)', '服务费（元）'], kind: 'yuan', width: 18 },
    { title: ['Discount (yuan)', '优惠（元）'], kind: 'yuan', width: 18 },
    { title: ['Coupon (yuan)', '优惠券（元）'], kind: 'yuan', width: 18 },
    { title: ['Occupy fee (yuan)', '占位费（元）'], kind: 'yuan', width: 18 },
    { title: ['Payable (yuan)', '应付（元）'], kind: 'yuan', width: 18 },
    { title: ['Paid (yuan)', '实付（元）'], kind: 'yuan', width: 18 },
    { title: ['Owed (yuan)', '欠费（元）'], kind: 'yuan', width: 18 },
  ],
  rows: async function* (rows, { pageSize: _, ...filter }, language) {
    for (const group of await grouped(rows, filter)) {
      yield [
        groupName(filter.by, group, language),
        group.orders,
        group.energyWh,
        group.eFeeFen,
        group.sFeeFen,
        group.discountFen,
        group.couponFen,
        group.occupyFeeFen,
        group.payableFen,
        group.paidFen,
        group.owedFen,
      ]
    }
  },
}

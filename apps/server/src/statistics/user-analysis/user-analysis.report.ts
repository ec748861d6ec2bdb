import type { userAnalysis } from '@ampdeck/api/statistics/user-analysis'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { daysOf } from './user-analysis.service.ts'

/** What members did on each of the days. */
export const report: Report<z.output<typeof userAnalysis.export.input>> = {
  page: 'UserAnalysis',
  name: ['User analysis', '用户分析'],
  columns: [
    { title: ['Day', '日期'], width: 14 },
    { title: ['Active members', '活跃会员'], kind: 'count', width: 16 },
    { title: ['First charge', '首次充电'], kind: 'count', width: 16 },
    { title: ['Returning', '回访'], kind: 'count', width: 16 },
    { title: ['New members', '新增会员'], kind: 'count', width: 16 },
    { title: ['Orders', '订单数'], kind: 'count' },
  ],
  rows: async function* (rows, { pageSize: _, ...asked }) {
    for (const { day, active, first, returning, registered, orders } of await daysOf(rows, asked))
      yield [day, active, first, returning, registered, orders]
  },
}

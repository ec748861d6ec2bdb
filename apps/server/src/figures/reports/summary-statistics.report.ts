import { summaryStatisticsReport } from '@ampdeck/api/report/platform-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'summaryStatistics',
  ['Summary statistics', '汇总统计'],
  summaryStatisticsReport,
)

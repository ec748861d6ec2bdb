import { memberGrowthReport } from '@ampdeck/api/report/member-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'memberGrowth',
  ['Member growth report', '会员增长报表'],
  memberGrowthReport,
)

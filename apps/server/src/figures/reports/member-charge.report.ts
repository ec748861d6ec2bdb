import { memberChargeReport } from '@ampdeck/api/report/member-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'memberCharge',
  ['Member charging report', '会员充电报表'],
  memberChargeReport,
)

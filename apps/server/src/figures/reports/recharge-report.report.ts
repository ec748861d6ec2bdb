import { rechargeReportReport } from '@ampdeck/api/report/bill-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'rechargeReport',
  ['Recharge and refund report', '充值退款报表'],
  rechargeReportReport,
)

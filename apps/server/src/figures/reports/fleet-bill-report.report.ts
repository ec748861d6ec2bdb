import { fleetBillReportReport } from '@ampdeck/api/report/fleet-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'fleetBillReport',
  ['Fleet bill report', '车队账单报表'],
  fleetBillReportReport,
)

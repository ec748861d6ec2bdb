import { fleetCarReportReport } from '@ampdeck/api/report/fleet-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'fleetCarReport',
  ['Fleet car report', '车队车辆报表'],
  fleetCarReportReport,
)

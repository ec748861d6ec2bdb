import { alarmReportReport } from '@ampdeck/api/report/alarm-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'alarmReport',
  ['Alarm and repair report', '告警维修报表'],
  alarmReportReport,
)

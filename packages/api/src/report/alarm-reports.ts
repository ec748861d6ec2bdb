import { service } from '../contract.ts'
import { reportCalls, reportOf } from '../figures/report.ts'

const at = service('report-service/alarm')

/** Alarms and what was done about them. */
export const alarmReportReport = reportOf({
  family: 'energy',
  dimensions: ['alarmLevel', 'alarmCode', 'station', 'pileType'],
  by: ['alarmLevel'],
  grains: ['day', 'month', 'whole'],
  figures: [
    'alarms',
    'alarmsHandled',
    'alarmAgeMinutes',
    'repairMinutes',
    'workOrders',
    'punctual',
    'partsFen',
  ],
})
export const alarmReport = {
  ...reportCalls(at, 'alarmReport', alarmReportReport),
}

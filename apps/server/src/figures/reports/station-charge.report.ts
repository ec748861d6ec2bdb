import { stationChargeReport } from '@ampdeck/api/report/station-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'stationCharge',
  ['Station charging report', '场站充电报表'],
  stationChargeReport,
)

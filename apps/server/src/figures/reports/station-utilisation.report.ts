import { stationUtilisationReport } from '@ampdeck/api/report/station-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'stationUtilisation',
  ['Station utilisation', '场站利用率'],
  stationUtilisationReport,
)

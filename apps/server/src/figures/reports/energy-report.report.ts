import { energyReportReport } from '@ampdeck/api/report/energy-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('energyReport', ['Energy report', '用能报表'], energyReportReport)

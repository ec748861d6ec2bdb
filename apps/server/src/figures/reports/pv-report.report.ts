import { pvReportReport } from '@ampdeck/api/report/energy-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('pvReport', ['PV report', '光伏报表'], pvReportReport)

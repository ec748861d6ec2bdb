import { pileReportReport } from '@ampdeck/api/report/station-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('pileReport', ['Pile report', '电桩报表'], pileReportReport)

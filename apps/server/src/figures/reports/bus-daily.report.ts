import { busDailyReport } from '@ampdeck/api/report/bus-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('busDaily', ['Bus daily report', '公交日报'], busDailyReport)

import { billDailyReport } from '@ampdeck/api/report/bill-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('billDaily', ['Daily bill report', '账单日报'], billDailyReport)

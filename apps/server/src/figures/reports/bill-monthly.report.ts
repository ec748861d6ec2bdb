import { billMonthlyReport } from '@ampdeck/api/report/bill-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('billMonthly', ['Monthly bill report', '账单月报'], billMonthlyReport)

import { billPeriodReport } from '@ampdeck/api/report/bill-reports'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport('billPeriod', ['Time-of-use report', '分时电量报表'], billPeriodReport)

import { stationCostModelIncomeReport } from '@ampdeck/api/report/cost-model-income'
import { figuresReport } from '../figures-report.ts'

export const report = figuresReport(
  'stationCostModelIncome',
  ['Station cost-model income', '场站计费收益'],
  stationCostModelIncomeReport,
)

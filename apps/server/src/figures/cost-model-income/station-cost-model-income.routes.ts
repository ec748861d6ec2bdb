import { stationCostModelIncome, stationCostModelIncomeReport } from '@ampdeck/api/report/cost-model-income'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { simulate } from './simulate.service.ts'
import { report } from './station-cost-model-income.report.ts'

export const routes: Routes = (app, server) => {
  const { simulate: _, ...calls } = stationCostModelIncome
  serve(app, server, calls, reportHandlers(server.jobs, stationCostModelIncomeReport, report))
  serve(app, server, { simulate: stationCostModelIncome.simulate }, { simulate })
}

import { billStatistics } from '@ampdeck/api/bill/bill-statistics'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './bill-statistics.report.ts'
import { statistics, statisticsPivot } from './bill-statistics.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, billStatistics, {
    statistics,
    statisticsPivot,
    statisticsExport: (request) => startExport(request, server.jobs, report),
  })
}

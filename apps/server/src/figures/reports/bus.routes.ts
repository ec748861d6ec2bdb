import { busDaily, busDailyReport, busLine, busLineReport } from '@ampdeck/api/report/bus-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as busDailyFile } from './bus-daily.report.ts'
import { report as busLineFile } from './bus-line.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, busDaily, reportHandlers(server.jobs, busDailyReport, busDailyFile))
  serve(app, server, busLine, reportHandlers(server.jobs, busLineReport, busLineFile))
}

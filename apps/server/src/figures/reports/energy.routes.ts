import {
  energyReport,
  energyReportReport,
  pvReport,
  pvReportReport,
} from '@ampdeck/api/report/energy-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as energyReportFile } from './energy-report.report.ts'
import { report as pvReportFile } from './pv-report.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, energyReport, reportHandlers(server.jobs, energyReportReport, energyReportFile))
  serve(app, server, pvReport, reportHandlers(server.jobs, pvReportReport, pvReportFile))
}

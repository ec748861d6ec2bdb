import { alarmReport, alarmReportReport } from '@ampdeck/api/report/alarm-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as alarmReportFile } from './alarm-report.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, alarmReport, reportHandlers(server.jobs, alarmReportReport, alarmReportFile))
}

import {
  fleetBillReport,
  fleetBillReportReport,
  fleetCarReport,
  fleetCarReportReport,
} from '@ampdeck/api/report/fleet-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as fleetBillReportFile } from './fleet-bill-report.report.ts'
import { report as fleetCarReportFile } from './fleet-car-report.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, fleetBillReport, reportHandlers(server.jobs, fleetBillReportReport, fleetBillReportFile))
  serve(app, server, fleetCarReport, reportHandlers(server.jobs, fleetCarReportReport, fleetCarReportFile))
}

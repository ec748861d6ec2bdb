import {
  pileReport,
  pileReportReport,
  stationAsset,
  stationAssetReport,
  stationCharge,
  stationChargeReport,
  stationUtilisation,
  stationUtilisationReport,
} from '@ampdeck/api/report/station-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as pileReportFile } from './pile-report.report.ts'
import { report as stationAssetFile } from './station-asset.report.ts'
import { report as stationChargeFile } from './station-charge.report.ts'
import { report as stationUtilisationFile } from './station-utilisation.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, stationCharge, reportHandlers(server.jobs, stationChargeReport, stationChargeFile))
  serve(app, server, stationAsset, reportHandlers(server.jobs, stationAssetReport, stationAssetFile))
  serve(
    app,
    server,
    stationUtilisation,
    reportHandlers(server.jobs, stationUtilisationReport, stationUtilisationFile),
  )
  serve(app, server, pileReport, reportHandlers(server.jobs, pileReportReport, pileReportFile))
}

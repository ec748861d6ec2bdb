import {
  operatorAsset,
  operatorAssetReport,
  platformOperation,
  platformOperationReport,
  summaryStatistics,
  summaryStatisticsReport,
} from '@ampdeck/api/report/platform-reports'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { reportHandlers } from '../report-handlers.ts'
import { report as operatorAssetFile } from './operator-asset.report.ts'
import { report as platformOperationFile } from './platform-operation.report.ts'
import { report as summaryStatisticsFile } from './summary-statistics.report.ts'

export const routes: Routes = (app, server) => {
  serve(
    app,
    server,
    summaryStatistics,
    reportHandlers(server.jobs, summaryStatisticsReport, summaryStatisticsFile),
  )
  serve(app, server, operatorAsset, reportHandlers(server.jobs, operatorAssetReport, operatorAssetFile))
  serve(
    app,
    server,
    platformOperation,
    reportHandlers(server.jobs, platformOperationReport, platformOperationFile),
  )
}

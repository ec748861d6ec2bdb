import { userAnalysis } from '@ampdeck/api/statistics/user-analysis'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './user-analysis.report.ts'
import { cohort, overview, retention, summary } from './user-analysis.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, userAnalysis, {
    overview,
    export: (request) => startExport(request, server.jobs, report),
    summary,
    cohort: ({ rows }) => cohort(rows),
    retention: ({ rows }) => retention(rows),
  })
}

import { chargePlanRun } from '@ampdeck/api/config/charge-plan-run'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './charge-plan-run.report.ts'
import { page, sum } from './charge-plan-run.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, chargePlanRun, {
    page: ({ rows, input }) => page(rows, input),
    sum: ({ rows, input }) => sum(rows, input),
    export: (request) => startExport(request, server.jobs, report),
  })
}

import { loss } from '@ampdeck/api/statistics/loss'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './loss.report.ts'
import { detail, stationRank, trend } from './loss.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, loss, {
    trend: ({ rows, input, now }) => trend(rows, input, now),
    stationRank: ({ rows, input, now }) => stationRank(rows, input, now),
    detail: ({ rows, input, now }) => detail(rows, input, now),
    export: (request) => startExport(request, server.jobs, report),
  })
}

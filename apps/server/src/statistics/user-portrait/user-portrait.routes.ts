import { userPortrait } from '@ampdeck/api/statistics/user-portrait'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './user-portrait.report.ts'
import { info, saveTag, segments } from './user-portrait.service.ts'
import { page } from './user-portrait.store.ts'
import { report as segmentReport } from './user-segment.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, userPortrait, {
    page: ({ rows, input }) => page(rows, input),
    export: (request) => startExport(request, server.jobs, report),
    get: ({ rows, input }) => info(rows, input.id),
    segments: ({ rows }) => segments(rows),
    segmentExport: (request) => startExport(request, server.jobs, segmentReport),
    saveTag,
  })
}

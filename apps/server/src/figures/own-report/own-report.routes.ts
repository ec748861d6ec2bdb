import { ownReport } from '@ampdeck/api/report/own-report'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { reportFor } from '../../report/export/report.ts'
import { reportSum } from '../report-figures.service.ts'
import { reportPage } from '../report-handlers.ts'
import { offeredTo } from './offered.ts'
import { report } from './own-report.report.ts'
import * as reports from './own-report.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, ownReport, {
    page: (request) => reports.page(request),
    get: (request) => reports.get(request),
    offered: ({ caller }) => offeredTo(caller.grants),
    save: (request) => reports.save(request),
    update: (request) => reports.update(request),
    delete: (request) => reports.remove(request),
    share: (request) => reports.setShared(request, true),
    stopSharing: (request) => reports.setShared(request, false),
    rows: async (request) => {
      const { definition, request: asked } = await reports.askedReport(request, request.input, request.fail)
      const { current, pageSize } = request.input
      return reportPage(request.rows, definition, { ...asked, current, pageSize })
    },
    sum: async (request) => {
      const { definition, request: asked } = await reports.askedReport(request, request.input, request.fail)
      return reportSum(request.rows, definition, asked)
    },
    export: async (request) => {
      const made = await reportFor(report, request, request.input)
      return startExport({ ...request, input: made.params }, server.jobs, made.report as never)
    },
  })
}

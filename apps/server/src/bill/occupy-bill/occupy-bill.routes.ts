import { occupyBill } from '@ampdeck/api/bill/occupy-bill'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './occupy-bill.report.ts'
import { one, page, sum } from './occupy-bill.store.ts'
import { refuseWaive, waive } from './waive.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, occupyBill, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    sum: ({ rows, input }) => sum(rows, input),
    waive,
    refuseWaive,
    export: (request) => startExport(request, server.jobs, report),
  })
}

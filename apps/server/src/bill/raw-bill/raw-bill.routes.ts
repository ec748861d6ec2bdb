import { rawBill } from '@ampdeck/api/bill/raw-bill'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './raw-bill.report.ts'
import { build, match } from './raw-bill.service.ts'
import { one, page } from './raw-bill.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, rawBill, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    match,
    build,
    export: (request) => startExport(request, server.jobs, report),
  })
}

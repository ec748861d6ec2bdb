import { badDebt } from '@ampdeck/api/bill/bad-debt'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './bad-debt.report.ts'
import { apply, audit, recover } from './bad-debt.service.ts'
import { one, page, sum } from './bad-debt.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, badDebt, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    sum: ({ rows, input }) => sum(rows, input),
    apply,
    audit,
    recover,
    export: (request) => startExport(request, server.jobs, report),
  })
}

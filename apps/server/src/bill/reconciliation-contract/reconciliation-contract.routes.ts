import { reconciliationContract } from '@ampdeck/api/bill/reconciliation-contract'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { confirmMonth, months } from './contract-month.service.ts'
import { report } from './reconciliation-contract.report.ts'
import { audit, remove, save, submit, update } from './reconciliation-contract.service.ts'
import { one, page } from './reconciliation-contract.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, reconciliationContract, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    save,
    update,
    submit,
    audit,
    delete: remove,
    months,
    confirmMonth,
    export: (request) => startExport(request, server.jobs, report),
  })
}

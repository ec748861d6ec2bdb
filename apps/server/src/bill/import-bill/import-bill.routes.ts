import { importBill } from '@ampdeck/api/bill/import-bill'
import { importState } from '@ampdeck/api/enumerations/system'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './import-bill.import.ts'
import { takeBack } from './import-bill.service.ts'
import * as store from './import-bill.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, importBill, {
    page: ({ rows, input }) => store.page(rows, input),
    get: ({ rows, input }) => store.one(rows, input.id),
    sum: ({ rows, input }) => store.sum(rows, input),
    orders: ({ rows, input }) => store.orders(rows, input),
    failures: ({ rows, input }) => store.failedRows(rows, input),
    async import(request) {
      const { rows, caller, input } = request
      const started = await startImport(request, server.jobs, template)
      await rows.insert('importBill', {
        importId: started.id,
        fileName: input.file.name,
        state: importState.code.importing,
        total: null,
        userName: caller.name,
      })
      return started
    },
    delete: takeBack,
  })
}

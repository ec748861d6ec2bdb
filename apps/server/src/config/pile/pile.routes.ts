import { pile } from '@ampdeck/api/config/pile'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './pile.import.ts'
import { report } from './pile.report.ts'
import * as piles from './pile.service.ts'
import { byId, options } from './pile.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, pile, {
    page: ({ rows, input }) => piles.page(rows, input),
    get: ({ rows, input }) => byId(rows, input.id),
    selectAll: ({ rows, input }) => options(rows, input),
    save: (request) => piles.save(request),
    update: (request) => piles.update(request),
    delete: (request) => piles.remove(request),
    enable: (request) => piles.enable(request),
    disable: (request) => piles.disable(request),
    transfer: (request) => piles.transfer(request),
    qrCode: (request) => piles.qrCodes(request),
    setPassword: (request) => piles.setPassword(request),
    import: (request) => startImport(request, server.jobs, template),
    export: (request) => startExport(request, server.jobs, report),
  })
}

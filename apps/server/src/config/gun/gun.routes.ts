import { gun } from '@ampdeck/api/config/gun'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './gun.report.ts'
import * as guns from './gun.service.ts'
import { byId, options } from './gun.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, gun, {
    page: ({ rows, input }) => guns.page(rows, input),
    get: ({ rows, input }) => byId(rows, input.id),
    selectAll: ({ rows, input }) => options(rows, input),
    update: (request) => guns.update(request),
    export: (request) => startExport(request, server.jobs, report),
  })
}

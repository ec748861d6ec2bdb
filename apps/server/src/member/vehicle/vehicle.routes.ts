import { vehicle } from '@ampdeck/api/member/vehicle'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './vehicle.import.ts'
import { report } from './vehicle.report.ts'
import * as vehicles from './vehicle.service.ts'
import { one, options, page } from './vehicle.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, vehicle, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    selectAll: ({ rows, input }) => options(rows, input),
    save: (request) => vehicles.save(request),
    update: (request) => vehicles.update(request),
    delete: (request) => vehicles.remove(request),
    bind: (request) => vehicles.bind(request),
    unbind: (request) => vehicles.unbind(request),
    import: (request) => startImport(request, server.jobs, template),
    export: (request) => startExport(request, server.jobs, report),
  })
}

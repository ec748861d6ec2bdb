import { reservation } from '@ampdeck/api/operation/reservation'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './reservation.report.ts'
import { cancel, save } from './reservation.service.ts'
import * as store from './reservation.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, reservation, {
    page: ({ rows, input }) => store.page(rows, input),
    get: ({ rows, input }) => store.one(rows, input.id),
    members: ({ rows, input }) => store.members(rows, input),
    guns: ({ rows, input }) => store.guns(rows, input),
    save: (request) => save(request),
    cancel: (request) => cancel(request),
    export: (request) => startExport(request, server.jobs, report),
  })
}

import { operationLog } from '@ampdeck/api/system/operation-log'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './operation-log.report.ts'
import { detail } from './operation-log.service.ts'
import { page, people } from './operation-log.store.ts'
import { undo } from './undo.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, operationLog, {
    page: ({ rows, input }) => page(rows, input),
    get: (request) => detail(request, app),
    people: ({ rows }) => people(rows),
    undo: (request) => undo(request, app),
    export: (request) => startExport(request, server.jobs, report),
  })
}

import { loginLog } from '@ampdeck/api/system/login-log'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './login-log.report.ts'
import { page } from './login-log.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, loginLog, {
    page: ({ rows, input }) => page(rows, input),
    export: (request) => startExport(request, server.jobs, report),
  })
}

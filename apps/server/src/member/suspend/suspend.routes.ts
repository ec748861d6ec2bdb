import { suspend } from '@ampdeck/api/member/suspend'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './suspend.report.ts'
import { batchRelease, manual, release } from './suspend.service.ts'
import { one, page } from './suspend.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, suspend, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    manual,
    release,
    batchRelease,
    export: (request) => startExport(request, server.jobs, report),
  })
}

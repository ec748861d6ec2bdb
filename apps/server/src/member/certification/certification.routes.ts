import { vehicleCertification } from '@ampdeck/api/member/certification'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './certification.report.ts'
import { audit, batchAudit } from './certification.service.ts'
import { one, page } from './certification.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, vehicleCertification, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    audit,
    batchAudit,
    export: (request) => startExport(request, server.jobs, report),
  })
}

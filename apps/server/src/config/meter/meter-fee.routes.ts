import { meterFee } from '@ampdeck/api/config/meter-fee'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './meter-fee.import.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, meterFee, { import: (request) => startImport(request, server.jobs, template) })
}

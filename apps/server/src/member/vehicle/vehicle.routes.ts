import { vehicle } from '@ampdeck/api/member/vehicle'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './vehicle.import.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, vehicle, { import: (request) => startImport(request, server.jobs, template) })
}

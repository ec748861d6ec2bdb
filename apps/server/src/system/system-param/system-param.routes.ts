import { systemParam } from '@ampdeck/api/system/system-param'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as params from './system-param.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, systemParam, { page: params.page, update: params.update })
}

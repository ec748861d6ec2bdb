import { stationSetUp } from '@ampdeck/api/config/station-set-up'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { setUp } from './station-set-up.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, stationSetUp, { setUp: (request) => setUp(request) })
}

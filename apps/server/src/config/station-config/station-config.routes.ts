import { stationConfig } from '@ampdeck/api/config/station-config'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as config from './station-config.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, stationConfig, {
    get: ({ rows, input }) => config.get(rows, input.id),
    choices: async ({ rows }) => ({ occupyRules: await config.occupyRules(rows) }),
    update: (request) => config.update(request),
    history: ({ rows, input }) => config.history(rows, input.id),
    configAt: ({ rows, input }) => config.configAt(rows, input),
  })
}

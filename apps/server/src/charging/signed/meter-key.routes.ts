import { meterKey } from '@ampdeck/api/config/meter-key'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as keys from './meter-key.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, meterKey, {
    list: ({ rows, input }) => keys.list(rows, input.gunId),
    add: (request) => keys.add(request),
    end: (request) => keys.end(request),
  })
}

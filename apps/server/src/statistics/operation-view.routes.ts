import { operationView } from '@ampdeck/api/statistics/operation-view'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { energyView } from './energy-view.service.ts'
import { networkView } from './network-view.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, operationView, {
    bigScreen: ({ rows, caller, now }) => networkView(rows, caller, now),
    energy: ({ rows, input, now }) => energyView(rows, input.stationId, now),
  })
}

import { chargePlan } from '@ampdeck/api/config/charge-plan'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as plans from './charge-plan.service.ts'
import * as store from './charge-plan.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, chargePlan, {
    page: ({ rows, input }) => store.page(rows, input),
    get: ({ rows, input }) => store.detail(rows, input.id),
    vehicles: ({ rows, input }) => store.vehicles(rows, input),
    save: (request) => plans.save(request),
    update: (request) => plans.update(request),
    move: (request) => plans.move(request),
    setCar: (request) => plans.setCar(request),
    autoArrange: (request) => plans.autoArrange(request),
    start: (request) => plans.turn(request, 'start'),
    stop: (request) => plans.turn(request, 'stop'),
    delete: (request) => plans.remove(request),
  })
}

import { groupCar } from '@ampdeck/api/member/group-car'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './group-car.report.ts'
import * as cars from './group-car.service.ts'
import { one, page } from './group-car.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, groupCar, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    save: (request) => cars.save(request),
    update: (request) => cars.update(request),
    delete: (request) => cars.leave(request),
    move: (request) => cars.move(request),
    export: (request) => startExport(request, server.jobs, report),
  })
}

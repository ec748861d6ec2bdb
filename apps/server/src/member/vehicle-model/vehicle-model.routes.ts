import { type VehicleModel, type VehicleModelDraft, vehicleModel } from '@ampdeck/api/member/vehicle-model'
import type { z } from 'zod'
import { crud } from '../../http/crud.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { hasVehicles, options, page } from './vehicle-model.store.ts'

type Row = z.output<typeof VehicleModel>
type Draft = z.output<typeof VehicleModelDraft>

export const routes: Routes = (app, server) => {
  serve(app, server, vehicleModel, {
    ...crud<Row, Draft>('vehicleModel', { isInUse: hasVehicles }),
    page: ({ rows, input }) => page(rows, input),
    selectAll: ({ rows, input }) => options(rows, input),
  })
}

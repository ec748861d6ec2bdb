import { vehicleData } from '@ampdeck/api/member/vehicle-data'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { lastByVin } from './vehicle-data.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, vehicleData, { getLastByVin: ({ rows, input }) => lastByVin(rows, input.vin) })
}

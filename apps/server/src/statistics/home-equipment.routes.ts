import { homeEquipment } from '@ampdeck/api/statistics/home-equipment'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { equipmentSummary } from './home-equipment.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, homeEquipment, { summary: equipmentSummary })
}

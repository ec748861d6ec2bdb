import { operatingUnit } from '@ampdeck/api/config/operating-unit'
import { crud } from '../../http/crud.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as units from './operating-unit.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, operatingUnit, {
    ...crud<units.Unit, units.Draft>('operatingUnit', { isInUse: units.hasStations }),
    page: ({ rows, input }) => units.page(rows, input),
    selectAll: ({ rows, input }) => units.options(rows, input),
  })
}

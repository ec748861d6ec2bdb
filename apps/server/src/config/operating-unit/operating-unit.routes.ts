import { operatingUnit } from '@ampdeck/api/config/operating-unit'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { crud } from '../../http/crud.ts'
import { serve } from '../../http/serve.ts'
import * as units from './operating-unit.store.ts'

export function operatingUnitRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, operatingUnit, {
    ...crud<units.Unit, units.Draft>('operatingUnit', { isInUse: units.hasStations }),
    page: ({ rows, input }) => units.page(rows, input),
    selectAll: ({ rows, input }) => units.options(rows, input),
  })
}

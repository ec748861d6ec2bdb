import { operatingUnit } from '@ampdeck/api/config/operating-unit'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../http/serve.ts'
import { serve } from '../http/serve.ts'
import * as units from './operating-unit.store.ts'

export function operatingUnitRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, operatingUnit, {
    page: ({ rows, input }) => units.page(rows, input),
    get: ({ rows, input }) => units.byId(rows, input.id),
    selectAll: ({ rows, input }) => units.options(rows, input),
    save: async ({ rows, input }) => units.byId(rows, await rows.insert('operatingUnit', input)),
    update: async ({ rows, input: { id, version, ...draft } }) => {
      await rows.update('operatingUnit', { id, version }, draft)
      return units.byId(rows, id)
    },
    /** A unit that operates a station stays. */
    delete: async ({ rows, input, fail }) => {
      if (await units.hasStations(rows, input.id)) throw fail('record.inUse')
      await rows.remove('operatingUnit', input.id)
      return null
    },
  })
}

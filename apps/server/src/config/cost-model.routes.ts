import { costModel } from '@ampdeck/api/config/cost-model'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/serve.ts'
import { withTariff } from './cost-model.store.ts'

export function costModelRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, costModel, {
    selectAll: ({ rows, input }) => withTariff(rows, input),
  })
}

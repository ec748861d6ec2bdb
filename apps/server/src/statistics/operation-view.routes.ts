import { operationView } from '@ampdeck/api/statistics/operation-view'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../database/platform.ts'
import { serve } from '../http/serve.ts'
import { networkView } from './network-view.service.ts'

export function operationViewRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, operationView, {
    bigScreen: ({ rows, caller, now }) => networkView(rows, caller, now),
  })
}

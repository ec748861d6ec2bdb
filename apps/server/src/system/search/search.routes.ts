import { search } from '@ampdeck/api/system/search'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import { findRecords } from './search.service.ts'

export function searchRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, search, { records: findRecords })
}

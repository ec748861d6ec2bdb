import { platformHome } from '@ampdeck/api/statistics/platform-home'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../database/platform.ts'
import { serve } from '../http/serve.ts'
import { homeQuick, homeSummary } from './platform-home.service.ts'

export function platformHomeRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, platformHome, { summary: homeSummary, quick: homeQuick })
}

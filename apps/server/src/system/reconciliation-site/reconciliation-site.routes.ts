import { reconciliationSite } from '@ampdeck/api/system/reconciliation-site'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import { openSite, verifySiteToken } from './reconciliation-site.service.ts'

export function reconciliationSiteRoutes(app: FastifyInstance, platform: Platform, address: URL | undefined) {
  serve(app, platform, reconciliationSite, {
    open: (request) => openSite(address, request),
    verify: (request) => verifySiteToken(platform, request),
  })
}

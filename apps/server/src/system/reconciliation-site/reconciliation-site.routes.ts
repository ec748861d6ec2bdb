import { reconciliationSite } from '@ampdeck/api/system/reconciliation-site'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { openSite, verifySiteToken } from './reconciliation-site.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, reconciliationSite, {
    open: (request) => openSite(server.settings.reconciliationUrl, request),
    verify: (request) => verifySiteToken(server, request),
  })
}

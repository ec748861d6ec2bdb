import { platformHome } from '@ampdeck/api/statistics/platform-home'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { homeOverview } from './home-overview.service.ts'
import { networkStatus } from './network-status.service.ts'
import { homeQuick, homeSummary } from './platform-home.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, platformHome, {
    status: networkStatus,
    summary: homeSummary,
    quick: homeQuick,
    overview: homeOverview,
  })
}

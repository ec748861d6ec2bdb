import { homeDashboards } from '@ampdeck/api/statistics/home-dashboards'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { homeRanking, homeRevenue, homeTrends } from './home-dashboards.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, homeDashboards, { revenue: homeRevenue, trends: homeTrends, ranking: homeRanking })
}

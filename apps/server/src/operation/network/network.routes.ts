import { analysis, network } from '@ampdeck/api/statistics/network'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { networkSummary, offlineRank } from './network.service.ts'
import { trafficDays } from './network.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, network, {
    summary: ({ rows, input, now }) => networkSummary(rows, input, now),
    offlineRank: ({ rows, input, now }) => offlineRank(rows, input, now),
    traffic: ({ rows, input, now }) => trafficDays(rows.atStation(input.stationId), now),
  })
  serve(app, server, analysis, { monthBar: ({ rows, now }) => trafficDays(rows, now) })
}

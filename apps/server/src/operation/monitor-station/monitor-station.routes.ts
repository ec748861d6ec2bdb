import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as stations from './monitor-station.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, monitorStation, {
    stationBoard: ({ rows, input, now }) => stations.board(rows, input, now),
    stationPage: ({ rows, input, now }) => stations.page(rows, input, now),
    stationLoads: ({ rows, input, now }) => stations.loads(rows, input.id, now),
    stationPoints: ({ rows, input, now }) => stations.points(rows, input, now),
    stationDetail: ({ rows, input, now }) => stations.detail(rows, input.id, now),
    gunTiles: ({ rows, input, now }) => stations.tiles(rows, input, now),
    powerCurve: ({ rows, input, now }) => stations.powerCurve(rows, input.id, now),
    stationAlarms: ({ rows, input }) => stations.alarms(rows, input.id),
    stationMeters: ({ rows, input }) => stations.meters(rows, input.id),
  })
}

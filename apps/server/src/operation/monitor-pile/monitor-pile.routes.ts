import { monitorPile } from '@ampdeck/api/operation/monitor-pile'
import { remoteStart } from '@ampdeck/api/operation/remote-start'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { couponsAt, start } from '../pile-command/remote-start.service.ts'
import * as monitor from './monitor-pile.service.ts'
import { gunCounts, gunsById } from './monitor-pile.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, monitorPile, {
    gunMatrix: ({ rows, input, now }) => monitor.gunMatrix(rows, input, now),
    gunLive: ({ rows, input }) => gunsById(rows, input.ids),
    pilePage: ({ rows, input, now }) => monitor.pilePage(rows, input, now),
    pileCounts: ({ rows, input }) => gunCounts(rows, input),
    pileLive: ({ rows, input, now }) => monitor.pileLive(rows, input.id, now),
    pileEvents: ({ rows, input }) => monitor.pileEvents(rows, input),
    pileDetail: ({ rows, input, now }) => monitor.pileDetail(rows, input.id, now),
    telemetry: ({ rows, input, now }) => monitor.telemetry(rows, input.gunId, now),
    bms: ({ rows, input, now }) => monitor.bms(rows, input.gunId, now),
    pileOrders: ({ rows, input }) => monitor.pileOrders(rows, input),
    pileAlarms: ({ rows, input }) => monitor.pileAlarms(rows, input),
    pileWork: ({ rows, input }) => monitor.pileWork(rows, input),
    frames: ({ rows, input }) => monitor.frames(rows, input),
    payers: ({ rows, input }) => monitor.payers(rows, input.text),
  })
  serve(app, server, remoteStart, {
    coupons: ({ rows, input, now }) => couponsAt(rows, input, now),
    start: (request) => start(request, server),
  })
}

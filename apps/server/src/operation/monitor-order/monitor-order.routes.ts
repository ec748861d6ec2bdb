import { monitorOrder } from '@ampdeck/api/operation/monitor-order'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { liveOrders, orderStream } from './monitor-order.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, monitorOrder, {
    liveOrders: ({ rows, input, now }) => liveOrders(rows, input, now),
    orderStream: ({ rows, input, now }) => orderStream(rows, input, now),
  })
}

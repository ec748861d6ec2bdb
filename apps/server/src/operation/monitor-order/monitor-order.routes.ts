import { monitorOrder } from '@ampdeck/api/operation/monitor-order'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import { liveOrders, orderStream } from './monitor-order.service.ts'

export function monitorOrderRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, monitorOrder, {
    liveOrders: ({ rows, input, now }) => liveOrders(rows, input, now),
    orderStream: ({ rows, input, now }) => orderStream(rows, input, now),
  })
}

import { bill } from '@ampdeck/api/bill/bill'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/serve.ts'
import type { Jobs } from '../jobs/job-kind.ts'
import { startExport } from '../report/export-file.service.ts'
import * as orders from './charge-order.store.ts'

export function billRoutes(app: FastifyInstance, platform: Platform & { jobs: Jobs }) {
  serve(app, platform, bill, {
    page: ({ rows, input }) => orders.page(rows, input),
    get: async ({ rows, input }) => {
      const order = await orders.one(rows, input)
      return { ...order, lines: await orders.lines(rows, order) }
    },
    export: (request) => startExport(request, platform.jobs, 'chargeOrder'),
  })
}

import { paymentOrder, paymentOrderLife } from '@ampdeck/api/payment/payment-order'
import { orderOf, readPage } from '../database/page.ts'
import { platformOf } from '../http/context.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import { awaitAgain, channelCallJob, matching, rowById, sum } from './payment-order/payment-order.store.ts'
import { report } from './payment-order.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, paymentOrder, {
    page: ({ rows, input }) => {
      const order = orderOf(input, 'paymentOrder', { by: 'paymentOrder.id', order: 'desc' })
      return readPage(rows.db, matching(rows, input), input, { ...order, id: 'paymentOrder.id' })
    },
    get: ({ rows, input }) => rowById(rows, input.id),
    sum: ({ rows, input }) => sum(rows, input),
    query: async (request) => {
      const { rows, input } = request
      const found = await rows.readyFor('paymentOrder', paymentOrderLife.query, input)
      const { sellerId, id } = found
      await awaitAgain(platformOf(request), found)
      // The channel is called outside of this transaction, by the job.
      await server.jobs.send(rows.db, channelCallJob, { sellerId, id })
      return rowById(rows, id)
    },
    export: (request) => startExport(request, server.jobs, report),
  })
}

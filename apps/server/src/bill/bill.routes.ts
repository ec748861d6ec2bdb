import { bill } from '@ampdeck/api/bill/bill'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import { confirmAdjust, proposeAdjust, refuseAdjust } from './adjust/order-adjust.service.ts'
import { report } from './order/charge-order.report.ts'
import * as service from './order/charge-order.service.ts'
import * as orders from './order/charge-order.store.ts'
import * as details from './order/charge-order-detail.store.ts'
import { discountsOf } from './order/order-discount.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, bill, {
    page: ({ rows, caller, input }) => service.page(rows, caller, input),
    get: ({ rows, caller, input }) => service.get(rows, caller, input),
    lines: async ({ rows, input }) => orders.lines(rows, await orders.one(rows, input)),
    discounts: async ({ rows, input }) => discountsOf(rows, await orders.one(rows, input)),
    meterValues: async ({ rows, input }) => details.meterValues(rows, await orders.one(rows, input)),
    events: async ({ rows, input }) => details.events(rows, await orders.one(rows, input)),
    sum: ({ rows, input }) => orders.totals(rows, input),
    adjust: proposeAdjust,
    confirmAdjust,
    refuseAdjust,
    export: (request) => startExport(request, server.jobs, report),
  })
}

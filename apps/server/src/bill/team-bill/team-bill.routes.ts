import { teamBill } from '@ampdeck/api/bill/team-bill'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import * as orders from '../order/charge-order.service.ts'
import { report } from './team-bill.report.ts'
import * as bills from './team-bill.service.ts'
import * as store from './team-bill.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, teamBill, {
    page: ({ rows, input }) => store.page(rows, input),
    get: ({ rows, input }) => store.one(rows, input.id),
    sum: ({ rows, input }) => store.sum(rows, input),
    orders: async ({ rows, caller, input }) => {
      const { groupId, month } = await store.one(rows, input.id)
      const { from: startTimeFrom, to: startTimeTo } = store.boundsOf(month)
      const { current, pageSize } = input
      const period = { groupId: [groupId], startTimeFrom, startTimeTo, current, pageSize }
      return orders.page(rows, caller, { ...period, sortField: 'startTime', sortOrder: 'asc' })
    },
    save: (request) => bills.save(request),
    confirm: (request) => bills.confirm(request),
    receive: (request) => bills.receive(request),
    void: (request) => bills.voidBill(request),
    export: (request) => startExport(request, server.jobs, report),
  })
}

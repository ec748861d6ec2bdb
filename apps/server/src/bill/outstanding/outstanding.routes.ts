import { unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { orderTodo } from '@ampdeck/api/enumerations/order'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import * as orders from '../order/charge-order.service.ts'
import { totals } from '../order/charge-order.store.ts'
import { report } from './outstanding.report.ts'
import { batchDeduct, batchRemind, deduct, receive, remind } from './outstanding.service.ts'

const todo = [orderTodo.code.outstanding]

export const routes: Routes = (app, server) => {
  serve(app, server, unpayBill, {
    page: ({ rows, caller, input }) => orders.page(rows, caller, { ...input, todo }),
    get: ({ rows, caller, input }) => orders.get(rows, caller, input),
    sum: ({ rows, input }) => totals(rows, { ...input, todo }),
    deduct,
    batchDeduct,
    receive,
    remind: (request) => remind(request, server.jobs),
    batchRemind: (request) => batchRemind(request, server.jobs),
    export: (request) => startExport(request, server.jobs, report),
  })
}

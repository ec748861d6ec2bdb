import { abnormalBill, overtimeBill } from '@ampdeck/api/bill/odd-order'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { totals } from '../order/charge-order.store.ts'
import { report as abnormalReport } from './abnormal.report.ts'
import { finish, handle, recalculate, voidAbnormal } from './correction.service.ts'
import { abnormal, oddPage, overtime } from './odd-orders.store.ts'
import { report as overtimeReport } from './overtime.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, abnormalBill, {
    abnormalPage: ({ rows, caller, input }) => oddPage(rows, caller, abnormal(input)),
    abnormalSum: ({ rows, input }) => totals(rows, abnormal(input)),
    handle,
    void: voidAbnormal,
    recalculate,
    abnormalExport: (request) => startExport(request, server.jobs, abnormalReport),
  })
  serve(app, server, overtimeBill, {
    overtimePage: ({ rows, caller, input }) => oddPage(rows, caller, overtime(input)),
    overtimeSum: ({ rows, input }) => totals(rows, overtime(input)),
    finish,
    overtimeExport: (request) => startExport(request, server.jobs, overtimeReport),
  })
}

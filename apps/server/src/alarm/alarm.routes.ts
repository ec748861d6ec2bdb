import { alarm } from '@ampdeck/api/operation/alarm'
import { alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { workOrder } from '@ampdeck/api/operation/work-order'
import { people } from '../access/people.store.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import { report } from './list/alarm.report.ts'
import * as alarms from './list/alarm-list.service.ts'
import * as rules from './rule/alarm-rule.service.ts'
import { byId as ruleById } from './rule/alarm-rule.store.ts'
import { test } from './rule/alarm-rule-test.service.ts'
import { report as workOrderReport } from './work-order/work-order.report.ts'
import * as workOrders from './work-order/work-order.service.ts'
import * as orderRecords from './work-order/work-order-record.service.ts'

/** Alarms, the rules that raise them, the work orders that come of them. */
export const routes: Routes = (app, server) => {
  serve(app, server, alarm, {
    page: ({ rows, input }) => alarms.page(rows, input),
    get: ({ rows, input }) => alarms.get(rows, input.id),
    stat: ({ rows, input }) => alarms.stat(rows, input),
    handle: alarms.handle,
    close: alarms.close,
    batchClose: alarms.batchClose,
    export: (request) => startExport(request, server.jobs, report),
  })
  serve(app, server, alarmRule, {
    page: ({ rows, input }) => rules.page(rows, input),
    get: ({ rows, input }) => ruleById(rows, input.id),
    selectAll: ({ rows, input }) => rules.options(rows, input),
    receivers: ({ rows }) => people(rows),
    save: rules.save,
    update: rules.update,
    delete: rules.remove,
    enable: rules.enable,
    disable: rules.disable,
    test,
  })
  serve(app, server, alarmWorkOrder, {
    page: orderRecords.page,
    repairUsers: workOrders.repairUsers,
    dispatch: workOrders.dispatch,
    batchDispatch: workOrders.batchDispatch,
    againDispatch: workOrders.againDispatch,
    audit: workOrders.audit,
    cancel: workOrders.cancel,
  })
  serve(app, server, workOrder, {
    page: orderRecords.page,
    get: orderRecords.get,
    steps: orderRecords.steps,
    stat: orderRecords.stat,
    save: orderRecords.save,
    update: orderRecords.update,
    accept: workOrders.accept,
    submit: workOrders.submit,
    uploadPicture: orderRecords.uploadPicture,
    export: (request) => startExport(request, server.jobs, workOrderReport),
  })
}

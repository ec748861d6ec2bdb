import { alarm } from '@ampdeck/api/operation/alarm'
import { alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import { people } from '../access/people.store.ts'
import { type Order, orderOf, readPage } from '../database/page.ts'
import type { Request } from '../http/context.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import { report } from './list/alarm.report.ts'
import * as alarms from './list/alarm-list.service.ts'
import * as rules from './rule/alarm-rule.service.ts'
import { byId as ruleById } from './rule/alarm-rule.store.ts'
import { test } from './rule/alarm-rule-test.service.ts'
import * as workOrders from './work-order/work-order.service.ts'
import { matching } from './work-order/work-order.store.ts'

const newest: Order = { by: 'workOrder.createTime', order: 'desc' }

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
    page: workOrderPage,
    repairUsers: workOrders.repairUsers,
    dispatch: workOrders.dispatch,
    againDispatch: workOrders.againDispatch,
    audit: workOrders.audit,
    cancel: workOrders.cancel,
  })
}

function workOrderPage({ rows, caller, input }: Request<typeof alarmWorkOrder.page>) {
  return readPage(rows.db, matching(rows, caller.userId, input), input, {
    ...orderOf(input, 'workOrder', newest),
    id: 'workOrder.id',
  })
}

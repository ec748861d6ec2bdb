import type { Enumeration } from '@ampdeck/api/enumeration'
import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { refundTodo } from '@ampdeck/api/enumerations/finance'
import { accountTodo, auditState, auditTodo } from '@ampdeck/api/enumerations/member'
import { alarmHandling, alarmLevel, workOrderDue, workOrderState } from '@ampdeck/api/enumerations/operation'
import { chargeStatus, orderStatus, orderTodo } from '@ampdeck/api/enumerations/order'
import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import type { TodoKind } from '@ampdeck/api/statistics/todo'
import { type Text, texts } from '@ampdeck/api/texts'
import { type ListPlace, listAddress } from '../menu/list-address.ts'
import type { Menu } from '../menu/menu.ts'

interface TodoPlace {
  /** The lists that hold just what is counted, the best first; none opens the download center. */
  lists: readonly ListPlace[]
  name: Text
  icon: string
  /** A word about what is counted, where the name alone does not say it. */
  hint?: Text
  /** What the codes of its parts mean, and the filter that shows one of them. */
  parts?: { of: Enumeration; field: string }
  /** Shows those past their deadline alone. */
  late?: string
}

const words = texts({
  orderAdjusts: ['Adjustments to audit', '待审核调账'],
  refundsFirst: ['Refunds to audit', '待初审退款'],
  refundsSecond: ['Refunds to re-audit', '待复审退款'],
  accountCorrections: ['Account corrections', '待审核账户更正'],
  badDebts: ['Bad debts to audit', '待审核坏账'],
  certifications: ['Cars to certify', '待审核认证'],
  comments: ['Comments to audit', '待审核评价'],
  openAlarms: ['Open alarms', '未处理告警'],
  workOrders: ['Open work orders', '未完成工单'],
  stationsOffline: ['Offline while open', '营业中离线'],
  stationsInMaintenance: ['In maintenance', '维护中场站'],
  outstandingOrders: ['Outstanding orders', '未结清订单'],
  abnormalOrders: ['Abnormal orders', '异常订单'],
  failedExports: ['Failed exports', '导出失败'],
  ofDays: ['of the last 30 days', '近 30 天'],
  secondPerson: ['for a second person', '需第二人审核'],
})

const STATIONS = 'stationList'
const ORDERS = 'chargeOrder'

/** Where each kind of to-do leads, and how it looks. */
export const todoPlaces: Readonly<Record<TodoKind, TodoPlace>> = {
  orderAdjusts: {
    name: words.orderAdjusts,
    lists: [{ page: ORDERS, search: `todo=${orderTodo.code.toApprove}` }],
    icon: 'scale',
    hint: words.secondPerson,
  },
  refundsFirst: {
    name: words.refundsFirst,
    lists: [{ page: 'refundAudit', search: `todo=${refundTodo.code.first}` }],
    icon: 'undo',
    hint: refundTodo.usual(refundTodo.code.first),
  },
  refundsSecond: {
    name: words.refundsSecond,
    lists: [{ page: 'refundAudit', search: `todo=${refundTodo.code.second}` }],
    icon: 'undo',
    hint: refundTodo.usual(refundTodo.code.second),
  },
  accountCorrections: {
    name: words.accountCorrections,
    lists: [{ page: 'memberAccount', search: `todo=${accountTodo.code.toConfirm}` }],
    icon: 'wallet',
    hint: words.secondPerson,
  },
  badDebts: {
    name: words.badDebts,
    lists: [{ page: 'badDebt', search: `todo=${auditTodo.code.toAudit}` }],
    icon: 'receipt',
    hint: words.secondPerson,
  },
  certifications: {
    name: words.certifications,
    lists: [{ page: 'certificationAudit', search: `todo=${auditTodo.code.toAudit}` }],
    icon: 'car',
  },
  comments: {
    name: words.comments,
    lists: [{ page: 'chargingEvaluation', search: `auditState=${auditState.code.underReview}` }],
    icon: 'star',
  },
  openAlarms: {
    name: words.openAlarms,
    lists: [
      {
        page: 'alarmCenter',
        search: `handling=${alarmHandling.code.pending},${alarmHandling.code.processing}`,
      },
    ],
    icon: 'bell',
    parts: { of: alarmLevel, field: 'level' },
  },
  workOrders: {
    name: words.workOrders,
    lists: [{ page: 'workOrder', search: `state=${openWorkOrderStates.join()}` }],
    icon: 'clipboard-check',
    parts: { of: workOrderState, field: 'state' },
    late: `overdue=${workOrderDue.code.overdue}`,
  },
  stationsOffline: {
    name: words.stationsOffline,
    lists: [
      {
        page: STATIONS,
        search: `serviceStatus=${serviceStatus.code.offline}&status=${stationStatus.code.open}`,
      },
    ],
    icon: 'network',
  },
  stationsInMaintenance: {
    name: words.stationsInMaintenance,
    lists: [{ page: STATIONS, search: `status=${stationStatus.code.maintenance}` }],
    icon: 'wrench',
  },
  outstandingOrders: {
    name: words.outstandingOrders,
    lists: [{ page: 'outstandingBill' }, { page: ORDERS, search: `todo=${orderTodo.code.outstanding}` }],
    icon: 'receipt',
    parts: { of: chargeStatus, field: 'chargeStatus' },
  },
  abnormalOrders: {
    name: words.abnormalOrders,
    lists: [{ page: 'abnormalBill' }, { page: ORDERS, search: `orderStatus=${orderStatus.code.abnormal}` }],
    icon: 'scroll-text',
  },
  failedExports: { name: words.failedExports, lists: [], icon: 'file-text', hint: words.ofDays },
}

/** The list of a kind, of one of its parts, or of what is late, for who may open it. */
export function todoAddress(menu: Menu, kind: TodoKind, part?: number | 'late'): string | undefined {
  const { lists, parts, late } = todoPlaces[kind]
  const addresses = lists.map(({ page, search }) => {
    if (part === 'late') return late && listAddress(menu, { page, search: `${search}&${late}` })
    if (part === undefined || !parts) return listAddress(menu, { page, ...(search && { search }) })
    const query = new URLSearchParams(search)
    query.set(parts.field, String(part))
    return listAddress(menu, { page, search: query.toString().replaceAll('%2C', ',') })
  })
  return addresses.find((address) => address !== undefined)
}

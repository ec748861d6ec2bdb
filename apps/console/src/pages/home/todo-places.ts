import type { Enumeration } from '@ampdeck/api/enumeration'
import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import { chargeStatus, orderStatus, orderTodo } from '@ampdeck/api/enumerations/order'
import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import type { TodoKind } from '@ampdeck/api/statistics/platform-home'
import { type ListPlace, listAddress } from '../../menu/list-address.ts'
import type { Menu } from '../../menu/menu.ts'

interface TodoPlace {
  /** The lists that hold just what is counted, the best first; none opens the download center. */
  lists: readonly ListPlace[]
  icon: string
  /** A word about what is counted, where the name alone does not say it. */
  hint?: 'ofDays' | 'openStations' | 'secondPerson'
  /** What the codes of its parts mean, and the filter that shows one of them. */
  parts?: { of: Enumeration; field: string }
}

const STATIONS = 'stationList'
const ORDERS = 'chargeOrder'

/** Where each kind of to-do leads, and how it looks. */
export const todoPlaces: Readonly<Record<TodoKind, TodoPlace>> = {
  orderAdjusts: {
    lists: [{ page: ORDERS, search: `todo=${orderTodo.code.toApprove}` }],
    icon: 'scale',
    hint: 'secondPerson',
  },
  openAlarms: {
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
    lists: [{ page: 'workOrder', search: `state=${openWorkOrderStates.join()}` }],
    icon: 'clipboard-check',
    parts: { of: workOrderState, field: 'state' },
  },
  stationsOffline: {
    lists: [
      {
        page: STATIONS,
        search: `serviceStatus=${serviceStatus.code.offline}&status=${stationStatus.code.open}`,
      },
    ],
    icon: 'network',
    hint: 'openStations',
  },
  stationsInMaintenance: {
    lists: [{ page: STATIONS, search: `status=${stationStatus.code.maintenance}` }],
    icon: 'wrench',
  },
  outstandingOrders: {
    lists: [{ page: 'outstandingBill' }, { page: ORDERS, search: `todo=${orderTodo.code.outstanding}` }],
    icon: 'receipt',
    parts: { of: chargeStatus, field: 'chargeStatus' },
  },
  abnormalOrders: {
    lists: [{ page: 'abnormalBill' }, { page: ORDERS, search: `orderStatus=${orderStatus.code.abnormal}` }],
    icon: 'scroll-text',
  },
  failedExports: { lists: [], icon: 'file-text', hint: 'ofDays' },
}

/** The list of a kind, or of one of its parts, for who may open it. */
export function todoAddress(menu: Menu, kind: TodoKind, part?: number): string | undefined {
  const { lists, parts } = todoPlaces[kind]
  const addresses = lists.map(({ page, search }) => {
    if (part === undefined || !parts) return listAddress(menu, { page, ...(search && { search }) })
    const query = new URLSearchParams(search)
    query.set(parts.field, String(part))
    return listAddress(menu, { page, search: query.toString().replaceAll('%2C', ',') })
  })
  return addresses.find((address) => address !== undefined)
}

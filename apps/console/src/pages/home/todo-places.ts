import type { Enumeration } from '@ampdeck/api/enumeration'
import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel, workOrderState } from '@ampdeck/api/enumerations/operation'
import { chargeStatus } from '@ampdeck/api/enumerations/order'
import type { TodoKind } from '@ampdeck/api/statistics/platform-home'
import type { ListPlace } from '../../menu/list-address.ts'

interface TodoPlace {
  /** The list that holds what waits, and the filter with which it shows just that; none opens the download center. */
  list?: ListPlace
  icon: string
  /** A word about what is counted, where the name alone does not say it. */
  hint?: 'ofDays' | 'openStations'
  /** What the codes of its parts mean. */
  parts?: Enumeration
}

const STATIONS = 'stationList'

/** Where each kind of to-do leads, and how it looks. */
export const todoPlaces: Readonly<Record<TodoKind, TodoPlace>> = {
  openAlarms: {
    list: {
      page: 'alarmCenter',
      search: `handling=${alarmHandling.code.pending},${alarmHandling.code.processing}`,
    },
    icon: 'bell',
    parts: alarmLevel,
  },
  workOrders: { list: { page: 'workOrder' }, icon: 'clipboard-check', parts: workOrderState },
  stationsOffline: {
    list: {
      page: STATIONS,
      search: `serviceStatus=${serviceStatus.code.offline}&status=${stationStatus.code.open}`,
    },
    icon: 'network',
    hint: 'openStations',
  },
  stationsInMaintenance: {
    list: { page: STATIONS, search: `status=${stationStatus.code.maintenance}` },
    icon: 'wrench',
  },
  outstandingOrders: { list: { page: 'outstandingBill' }, icon: 'receipt', parts: chargeStatus },
  abnormalOrders: { list: { page: 'abnormalBill' }, icon: 'scroll-text' },
  failedExports: { icon: 'file-text', hint: 'ofDays' },
}

import type { Language } from '@ampdeck/api/enumeration'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { billChannel, chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { Text } from '@ampdeck/api/texts'
import { completeMinutes } from '@ampdeck/api/time'
import type { Report, ReportColumn } from '../../report/export/report.ts'
import type { Cell } from '../../report/sheet/workbook.ts'
import type { OrderFilter } from './charge-order.filter.ts'
import { inOrder, type PlainRow } from './charge-order.store.ts'

/** What a view of the orders has besides, to be exported. */
export interface OrderColumn {
  column: ReportColumn
  cell: (order: PlainRow, language: Language) => Cell
}

interface View {
  given?: OrderFilter | ((filter: OrderFilter) => OrderFilter)
  more?: readonly OrderColumn[]
}

type Sorted = OrderFilter & { sortOrder?: 'asc' | 'desc' | undefined }

/** Charging orders as a file, by their start; the newest first unless it is asked otherwise. `given` is what the view is. */
export function orderReport(page: PageId, name: Text, { given = {}, more = [] }: View = {}): Report<Sorted> {
  return {
    page,
    name,
    columns: [...orderColumns, ...more.map(({ column }) => column)],
    rows: async function* (rows, { sortOrder = 'desc', ...filter }, language) {
      const whole = { ...filter, ...(typeof given === 'function' ? given(filter) : given) }
      for await (const order of inOrder(rows, whole, sortOrder))
        yield [...orderCells(order, language), ...more.map(({ cell }) => cell(order, language))]
    },
  }
}

/** The columns of every list of orders, and their cells. */
export const orderColumns: readonly ReportColumn[] = [
  { title: ['Order no', '订单编号'], width: 27 },
  { title: ['Station', '场站'], width: 28 },
  { title: ['Pile', '电桩'], width: 18 },
  { title: ['Gun', '充电枪'], width: 8 },
  { title: ['Plate', '车牌号'], width: 12 },
  { title: ['Channel', '渠道'] },
  { title: ['Start', '开始时间'], kind: 'time' },
  { title: ['End', '结束时间'], kind: 'time' },
  { title: ['Minutes', '时长（分钟）'], kind: 'count' },
  { title: ['Energy (kWh)', '电量（kWh）'], kind: 'kWh' },
  { title: ['Energy fee (yuan)', '电费（元）'], kind: 'yuan', width: 18 },
  { title: ['Service fee (yuan)', '服务费（元）'], kind: 'yuan', width: 18 },
  { title: ['Discount (yuan)', '优惠（元）'], kind: 'yuan', width: 18 },
  { title: ['Coupon (yuan)', '优惠券（元）'], kind: 'yuan', width: 18 },
  { title: ['Occupy fee (yuan)', '占位费（元）'], kind: 'yuan', width: 18 },
  { title: ['Payable (yuan)', '应付（元）'], kind: 'yuan', width: 18 },
  { title: ['Paid (yuan)', '实付（元）'], kind: 'yuan', width: 18 },
  { title: ['Order status', '订单状态'] },
  { title: ['Charge status', '结算状态'] },
]

export function orderCells(order: PlainRow, language: Language): Cell[] {
  return [
    order.orderNo,
    (language === 'en' && order.stationNameEn) || order.stationName,
    order.pileCode,
    letterOf(order.gunLetter),
    order.plate,
    billChannel.label(order.channel, language),
    order.startTime,
    order.endTime,
    order.endTime && completeMinutes(order.startTime, order.endTime),
    order.energyWh,
    order.eFeeFen,
    order.sFeeFen,
    order.discountFen,
    order.couponFen,
    order.occupyFeeFen,
    order.payableFen,
    order.paidFen,
    orderStatus.label(order.orderStatus, language),
    chargeStatus.label(order.chargeStatus, language),
  ]
}

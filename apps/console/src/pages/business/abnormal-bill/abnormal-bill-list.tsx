import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { abnormalBill } from '@ampdeck/api/bill/odd-order'
import { abnormalKind, billChannel } from '@ampdeck/api/enumerations/order'
import { listOf } from '../../../list/list-of.ts'
import { DifferenceCell, orderColumns } from '../../../order/order-columns.tsx'

/** What is wrong with which order, and by how much pile and platform differ (screens.md S060). */
export const screen = listOf<typeof abnormalBill.abnormalPage>(billTexts, {
  unit: ['order | orders', '订单'],
  columns: (c) => {
    const of = orderColumns
    return [
      of.orderNo(),
      c.code('abnormalKind', abnormalKind),
      of.orderStatus({ lead: true, hidden: true }),
      of.station(),
      of.gun(),
      of.start(),
      of.end(),
      c.energy('energyWh', { sort: true }),
      c.money('payableFen', { sort: true }),
      c.custom('difference', { cell: (row) => <DifferenceCell row={row} />, numeric: 'number' }),
      of.member({ hidden: true }),
      c.instant('lastMessage', { hidden: true }),
      c.money('eFeeFen', { hidden: true }),
      c.money('sFeeFen', { hidden: true }),
      c.code('channel', billChannel, { hidden: true }),
    ]
  },
  filters: (f) => [
    f.search('orderNo'),
    f.period('startTime'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('abnormalKind', abnormalKind),
    f.search('memberPhone', { more: true }),
    f.search('plate', { more: true }),
  ],
  actions: (a) => [
    a.form(abnormalBill.handle, { label: ['Handle', '处理'] }),
    a.call(abnormalBill.recalculate, {
      label: ['Recalculate', '重新计算'],
      confirm: [
        'The order is billed again by what its pile has reported. If everything matches, it is finished and deducted',
        '按电桩上报的数据重新计费，核对无误后完成订单并扣款',
      ],
    }),
    a.form(abnormalBill.void, { label: ['Void', '作废'] }),
  ],
})

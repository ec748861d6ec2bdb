import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { isOpenOdd, type OddOrderRow, overtimeBill } from '@ampdeck/api/bill/odd-order'
import { abnormalKind, orderStatus, overtimeKind } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { orderColumns } from '../../../order/order-columns.tsx'

const words = texts({
  awaiting: ['A correction awaits audit by a second person', '调账待第二人审核'],
  ended: ['This order has ended', '该订单已结束'],
})

const MINUTES = 60

function block({ awaiting, ...order }: OddOrderRow) {
  if (awaiting) return words.awaiting
  const isLost = isOpenOdd(order) && order.abnormalKind === abnormalKind.code.noFinalBill
  return isLost ? undefined : words.ended
}

/** Which charges were open for too long or came late, and since when nothing is known of them (screens.md S062). */
export const screen = listOf<typeof overtimeBill.overtimePage>(billTexts, {
  unit: ['order | orders', '订单'],
  columns: (c) => {
    const of = orderColumns
    return [
      of.orderNo(),
      c.code('overtimeKind', overtimeKind),
      of.orderStatus(),
      of.station(),
      of.gun(),
      of.member(),
      of.start(),
      of.end(),
      c.custom('hours', {
        numeric: 'number',
        cell: ({ overtimeMinutes: minutes }) => (minutes === null ? '–' : (minutes / MINUTES).toFixed(1)),
      }),
      c.instant('lastMessage'),
      c.energy('energyWh', { sort: true }),
      c.money('payableFen', { sort: true, hidden: true }),
      of.chargeStatus({ hidden: true }),
    ]
  },
  filters: (f) => [
    f.search('orderNo'),
    f.period('startTime'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('overtimeKind', overtimeKind),
    f.codes('orderStatus', orderStatus),
    f.search('plate', { more: true }),
  ],
  actions: (a) => [a.form(overtimeBill.finish, { label: ['Finish', '结束订单'], blockedBy: block })],
})

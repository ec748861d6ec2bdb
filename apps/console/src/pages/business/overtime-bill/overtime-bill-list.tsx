import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { overtimeBill } from '@ampdeck/api/bill/odd-order'
import { orderStatus, overtimeKind } from '@ampdeck/api/enumerations/order'
import { listOf } from '../../../list/list-of.ts'
import { orderColumns } from '../../../order/order-columns.tsx'

const MINUTES = 60

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
  actions: (a) => [a.form(overtimeBill.finish, { label: ['Finish', '结束订单'] })],
})

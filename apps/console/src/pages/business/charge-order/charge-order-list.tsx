import { bill } from '@ampdeck/api/bill/bill'
import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { memberType } from '@ampdeck/api/enumerations/member'
import {
  billChannel,
  chargeStatus,
  orderStatus,
  orderTodo,
  stopReason,
} from '@ampdeck/api/enumerations/order'
import { listOf } from '../../../list/list-of.ts'
import { orderColumns } from '../../../order/order-columns.tsx'
import { pileSource } from '../../../pile/pile-source.ts'

/**
 * What became of this charge, and was it paid? The answer stands within 1440 pixels beside the open menu; the rest is
 * in the choice of columns. A charge that goes on shows what it has come to.
 */
export const screen = listOf<typeof bill.page>(billTexts, {
  unit: ['order | orders', '订单'],
  columns: (c) => {
    const of = orderColumns
    return [
      of.orderNo(),
      of.orderStatus(),
      of.chargeStatus(),
      of.station(),
      of.gun(),
      of.member(),
      of.start(),
      of.end(),
      of.minutes(),
      c.energy('energyWh', { sort: true, read: ({ running, energyWh }) => running?.energyWh ?? energyWh }),
      c.money('eFeeFen', { hidden: true }),
      c.money('sFeeFen', { hidden: true }),
      c.money('discountFen', { hidden: true }),
      c.money('couponFen', { hidden: true }),
      c.money('occupyFeeFen', { hidden: true }),
      c.money('payableFen', { sort: true, read: ({ running, payableFen }) => running?.feeFen ?? payableFen }),
      c.money('paidFen'),
      c.money('owedFen', { sort: true, hidden: true }),
      c.code('channel', billChannel, { hidden: true }),
      c.text('plate', { hidden: true }),
      c.text('vin', { hidden: true, code: true }),
      c.code('stopReason', stopReason, { hidden: true }),
    ]
  },
  filters: (f) => [
    f.search('orderNo'),
    f.period('startTime'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('orderStatus', orderStatus),
    f.codes('chargeStatus', chargeStatus, { label: ['Payment', '结算'], more: true }),
    f.codes('todo', orderTodo, { more: true }),
    f.codes('channel', billChannel, { more: true }),
    f.codes('memberType', memberType, { more: true }),
    f.records('pileId', { source: pileSource, more: true }),
    f.period('endTime', { more: true }),
    f.codes('stopReason', stopReason, { more: true }),
    f.search('plate', { more: true }),
    f.search('memberPhone', { more: true }),
    f.search('vin', { more: true }),
  ],
  actions: (a) => [a.form(bill.adjust, { label: ['Adjust', '调账'] })],
})

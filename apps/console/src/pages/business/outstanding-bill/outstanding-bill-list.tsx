import { billTexts } from '@ampdeck/api/bill/bill.texts'
import { unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { billChannel, chargeStatus } from '@ampdeck/api/enumerations/order'
import { listOf } from '../../../list/list-of.ts'
import { AgeCell, orderColumns } from '../../../order/order-columns.tsx'

/** Who owes how much since when, and was it tried to get it (screens.md S063). */
export const screen = listOf<typeof unpayBill.page>(billTexts, {
  unit: ['order | orders', '订单'],
  columns: (c) => {
    const of = orderColumns
    return [
      of.orderNo(),
      of.chargeStatus({ lead: true }),
      of.member(),
      of.station(),
      of.start({ hidden: true }),
      of.end(),
      c.custom('age', { cell: (row) => <AgeCell row={row} />, numeric: 'number' }),
      c.money('payableFen', { sort: true }),
      c.money('paidFen'),
      c.money('owedFen', { sort: true }),
      c.number('deductTries'),
      c.instant('remindTime'),
      of.gun({ hidden: true }),
      c.energy('energyWh', { hidden: true }),
      c.code('channel', billChannel, { hidden: true }),
    ]
  },
  filters: (f) => [
    f.search('orderNo'),
    f.period('startTime'),
    f.choice('stationId', { options: 'stations' }),
    f.codes('chargeStatus', chargeStatus, { label: ['Payment', '结算'] }),
    f.search('memberPhone'),
    f.search('plate', { more: true }),
    f.codes('channel', billChannel, { more: true }),
  ],
  actions: (a) => [
    a.call(unpayBill.deduct, { label: ['Deduct', '扣款'] }),
    a.form(unpayBill.receive, { label: ['Receive', '收款'] }),
    a.call(unpayBill.remind, {
      label: ['Remind', '提醒'],
      confirm: ['The payer gets a message with the amount owed', '付费方将收到欠费短信'],
      done: ['Reminder for {name} sent', '已就{name}发送提醒'],
    }),
  ],
})

import { payChannel, paymentKind, paymentState } from '@ampdeck/api/enumerations/finance'
import { type PaymentOrderRow, paymentOrder, paymentOrderTexts } from '@ampdeck/api/payment/payment-order'
import { Link } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { listOf } from '../../../list/list-of.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useSum } from '../../../list/use-sum.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { Export } from '../../../timing/export.tsx'

const screen = listOf<typeof paymentOrder.page>(paymentOrderTexts, {
  unit: ['payment order | payment orders', '支付订单'],
  columns: (c) => [
    c.text('requestNo', { locked: true, code: true, most: 240 }),
    c.custom('bizNo', { cell: (row) => <DocumentCell row={row} />, text: ({ bizNo }) => bizNo ?? '' }),
    c.status('state', paymentState, { lead: true }),
    c.code('channel', payChannel),
    c.code('kind', paymentKind),
    c.money('amountFen', { sort: true }),
    c.money('answeredFen'),
    c.number('costMs', { sort: true }),
    c.text('channelNo', { code: true, most: 180, hidden: true }),
    c.money('feeFen', { hidden: true }),
    c.text('merchantNo', { code: true, hidden: true }),
    c.text('message'),
    c.instant('createTime', { sort: true }),
    c.instant('sentTime', { hidden: true }),
    c.instant('answerTime', { hidden: true }),
  ],
  filters: (f) => [
    f.search('requestNo'),
    f.period('createTime'),
    f.codes('channel', payChannel),
    f.codes('kind', paymentKind),
    f.codes('state', paymentState),
    f.search('bizId', { label: paymentOrderTexts.bizNo, more: true }),
  ],
  actions: (a) => [
    a.call(paymentOrder.query, {
      id: 'queryChannel',
      label: ['Query channel', '查询渠道'],
      hiddenElsewhere: true,
      done: ['Querying the channel about {name}', '正在向渠道查询 {name}'],
    }),
  ],
})

/** The recharge or the refund that a call was made for. */
function DocumentCell({ row: { bizNo, bizId } }: { row: PaymentOrderRow }) {
  const addressOf = useAddress()
  const to = bizNo && addressOf(bizNo.startsWith('RF') ? 'refundAudit' : 'rechargeRecord', { id: bizId })
  return to ? <Link to={to}>{bizNo}</Link> : bizNo
}

/** Every call to a payment channel (screens.md S117). */
export function Page() {
  const list = useList<PaymentOrderRow>(paymentOrder.page, screen.filters)
  const sum = useSum(paymentOrder.sum, list)
  const query = useAction(paymentOrder.query)

  return (
    <ListScreen
      id="paymentOrder"
      {...screen}
      list={list}
      on={{ queryChannel: ({ id }) => query({ id }) }}
      {...sum}
    >
      <Export of={paymentOrder.export} />
    </ListScreen>
  )
}

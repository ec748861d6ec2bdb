import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { texts } from '@ampdeck/api/texts'
import type { Fact } from '@ampdeck/ui/detail'
import { Energy, Figure, Money } from '@ampdeck/ui/figure'
import type { Say } from '@ampdeck/ui/language'
import { averagePrice } from './order-bill.ts'
import { minutesOf } from './order-cells.tsx'

const words = texts({
  energy: ['Energy', '电量'],
  duration: ['Duration', '时长'],
  minutes: ['min', '分钟'],
  payable: ['Payable', '应付'],
  soFar: ['Fee so far', '当前费用'],
  paid: ['Paid', '已付'],
  owed: ['Owed', '欠费'],
  price: ['Average price', '均价'],
  perKwh: ['yuan/kWh', '元/kWh'],
})

/** The figures by which an order is known; of a running one what it has come to. */
export function orderFacts(order: ChargeOrderDetail, say: Say): Fact[] {
  const { running, startSoc, endSoc } = order
  const minutes = minutesOf(order)
  const price = averagePrice(order)
  const soc = running?.soc ?? endSoc
  const fees: Fact[] = running
    ? [{ label: say(words.soFar), value: <Money fen={running.feeFen} /> }]
    : [
        { label: say(words.payable), value: <Money fen={order.payableFen} /> },
        { label: say(words.paid), value: <Money fen={order.paidFen} /> },
        { label: say(words.owed), value: <Money fen={order.owedFen} /> },
      ]

  return [
    { label: say(words.energy), value: <Energy wh={running?.energyWh ?? order.energyWh} /> },
    ...(minutes === null
      ? []
      : [{ label: say(words.duration), value: <Figure text={String(minutes)} unit={say(words.minutes)} /> }]),
    ...(startSoc === null || soc === null
      ? []
      : [{ label: 'SOC', value: <Figure text={`${startSoc} → ${soc}`} unit="%" /> }]),
    ...fees,
    ...(price === undefined || running
      ? []
      : [{ label: say(words.price), value: <Figure text={price.toFixed(4)} unit={say(words.perKwh)} /> }]),
  ]
}

import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useFormats, useSay } from '@ampdeck/ui/language'

const words = texts({
  title: ['Raw bill', '原始账单'],
  none: ['The pile has not reported a raw bill for this order', '电桩未上报该订单的原始账单'],
  tradeNo: ['Trade no', '交易流水号'],
  meters: ['Meter', '表计读数'],
  received: ['Received', '接收时间'],
  transaction: ['Transaction', '交易编号'],
})

/** The final bill as the pile sent it, and by what name it knows the charge. */
export function RawBillNote({ order: { rawBill, transactionId } }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { energy } = useFormats()
  const wh = (value: number | null) => (value === null ? '–' : energy(value))

  return (
    <section aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      {rawBill ? (
        <DescriptionList
          columns={2}
          items={[
            { label: say(words.tradeNo), value: rawBill.tradeNo },
            { label: say(words.received), value: rawBill.receivedTime },
            { label: say(words.meters), value: `${wh(rawBill.meterStart)} → ${wh(rawBill.meterStop)} kWh` },
            { label: say(words.transaction), value: transactionId ?? '–' },
          ]}
        />
      ) : (
        <p>{say(words.none)}</p>
      )}
    </section>
  )
}

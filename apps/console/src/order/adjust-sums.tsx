import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { texts } from '@ampdeck/api/texts'
import { Glyph } from '@ampdeck/ui/glyph'
import { useFormats, useSay } from '@ampdeck/ui/language'
import styles from './adjust.module.css'
import type { AdjustPreview } from './adjust-draft.ts'

const words = texts({
  caption: ['The order before and after', '调账前后对比'],
  what: ['Amount', '项目'],
  now: ['Now', '当前'],
  after: ['After', '调整后'],
  change: ['Change', '变更'],
  energy: ['Energy, kWh', '电量（kWh）'],
  eFee: ['Energy fee, yuan', '电费（元）'],
  sFee: ['Service fee, yuan', '服务费（元）'],
  payable: ['Payable, yuan', '应付（元）'],
  refund: [
    '{amount} yuan will be returned to the accounts that paid this order',
    '将向该订单的付款账户退回 {amount} 元',
  ],
  taken: [
    '{amount} yuan will be deducted from the payer’s accounts; what the balance does not cover is owed',
    '将从付款账户扣款 {amount} 元，余额不足部分记为欠费',
  ],
  less: ['The amount owed falls by {amount} yuan', '欠费减少 {amount} 元'],
  large: [
    'The payable amount changes by more than 100.00 yuan. Check it carefully',
    '应付金额变更超过 100.00 元，请仔细核对',
  ],
  below: [
    'Discounts, coupon and occupy fee stay unchanged: the fees cannot fall below them',
    '优惠、优惠券与占位费保持不变，费用不能低于其合计',
  ],
})

/** What an order comes to now and after its adjustment, while it is typed. */
export function AdjustSums({ order, preview }: { order: ChargeOrderDetail; preview: AdjustPreview }) {
  const say = useSay()
  const { money, energy } = useFormats()
  const { sums, faults, isLarge } = preview
  const rows = [
    { label: words.energy, now: order.energyWh, after: sums.energyWh, write: energy },
    { label: words.eFee, now: order.eFeeFen, after: sums.eFeeFen, write: money },
    { label: words.sFee, now: order.sFeeFen, after: sums.sFeeFen, write: money },
    { label: words.payable, now: order.payableFen, after: sums.payableFen, write: money },
  ]

  return (
    <div className={styles.sums}>
      <table className={styles.table}>
        <caption className="visually-hidden">{say(words.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(words.what)}</th>
            <th scope="col">{say(words.now)}</th>
            <th scope="col">{say(words.change)}</th>
            <th scope="col">{say(words.after)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, now, after, write }) => (
            <tr key={label[0]}>
              <th scope="row">{say(label)}</th>
              <td>{write(now)}</td>
              <td>{after === now ? '–' : `${after > now ? '+' : ''}${write(after - now)}`}</td>
              <td>{write(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status" className={styles.notes}>
        {effect() && <p>{effect()}</p>}
        {isLarge && (
          <p className={styles.large}>
            <Glyph name="alarm" tone="warning" size={14} />
            {say(words.large)}
          </p>
        )}
        {faults.some(({ kind }) => kind === 'payable') && (
          <p className={styles.wrong}>
            <Glyph name="fault" tone="bad" size={14} />
            {say(words.below)}
          </p>
        )}
      </div>
    </div>
  )

  /** What becomes of the money. */
  function effect() {
    const { differenceFen, refundFen } = preview
    if (refundFen > 0) return say(words.refund, { amount: money(refundFen) })
    if (differenceFen > 0) return say(words.taken, { amount: money(differenceFen) })
    return differenceFen < 0 && say(words.less, { amount: money(-differenceFen) })
  }
}

import { bill, type ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { adjustLife, type OrderAdjust } from '@ampdeck/api/bill/order-adjust'
import { auditState } from '@ampdeck/api/enumerations/member'
import { canStart } from '@ampdeck/api/life'
import { texts } from '@ampdeck/api/texts'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { Money } from '@ampdeck/ui/figure'
import { StepButton, useRefusal } from '@ampdeck/ui/gate'
import { Glyph } from '@ampdeck/ui/glyph'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useAction } from '../data/use-action.ts'
import styles from './adjust.module.css'
import { isLarge } from './adjust-draft.ts'
import { RefuseAdjust } from './refuse-adjust.tsx'

const words = texts({
  title: ['Adjustments', '调账记录'],
  proposed: ['Submitted by {who}, {time}', '{who} 于 {time} 提交'],
  passed: ['Approved by {who}, {time}', '{who} 于 {time} 审核通过'],
  refused: ['Rejected by {who}, {time}: {reason}', '{who} 于 {time} 驳回：{reason}'],
  change: [
    'Energy {energy} kWh, energy fee {eFee}, service fee {sFee}',
    '电量 {energy} kWh，电费 {eFee}，服务费 {sFee}',
  ],
  large: ['More than 100.00 yuan', '超过 100.00 元'],
  approve: ['Approve', '通过'],
  approveIt: ['Approve adjustment', '通过调账'],
  approved: ['Adjustment of {amount} yuan approved', '{amount} 元的调账已通过'],
  refuse: ['Reject', '驳回'],
  ask: ['Approve this adjustment?', '通过该调账？'],
  falls: [
    'The bill falls by {amount} yuan at once. What was paid in excess is returned to the payer’s accounts.',
    '账单立即减少 {amount} 元，多付部分退回付款账户。',
  ],
  rises: [
    'The bill rises by {amount} yuan at once. The amount is deducted from the payer’s accounts.',
    '账单立即增加 {amount} 元，并从付款账户扣款。',
  ],
  nobody: ['a former user', '已删除用户'],
})

/** Who corrected an order, why and by how much; what waits is decided here by a second person. */
export function OrderAdjusts({ order: { adjusts } }: { order: ChargeOrderDetail }) {
  const say = useSay()
  if (adjusts.length === 0) return null

  return (
    <section aria-label={say(words.title)} className={styles.adjusts}>
      <h3>{say(words.title)}</h3>
      <ul>
        {adjusts.map((adjust) => (
          <li key={adjust.id}>
            <Adjust adjust={adjust} />
            {canStart(adjustLife.confirm, adjust) && <Decision adjust={adjust} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Adjust({ adjust }: { adjust: OrderAdjust }) {
  const say = useSay()
  const { minute, money, energy } = useFormats()
  const { state, energyWh, eFeeFen, sFeeFen, reason, auditTime, auditReason } = adjust
  const signed = (value: number, write: (value: number) => string) => `${value > 0 ? '+' : ''}${write(value)}`
  const name = (who: string | null) => who ?? say(words.nobody)
  const audit = { who: name(adjust.auditUserName), time: minute(auditTime ?? '') }

  return (
    <>
      <p className={styles.head}>
        <StatusBadge of={auditState} code={state} look="tinted" />
        <strong>
          <Money fen={eFeeFen + sFeeFen} signed />
        </strong>
        {isLarge(eFeeFen + sFeeFen) && (
          <span className={styles.large}>
            <Glyph name="alarm" tone="warning" size={14} />
            {say(words.large)}
          </span>
        )}
      </p>
      <p>{reason}</p>
      <p className={styles.quiet}>
        {say(words.change, {
          energy: signed(energyWh, energy),
          eFee: signed(eFeeFen, money),
          sFee: signed(sFeeFen, money),
        })}
      </p>
      <p className={styles.quiet}>
        {say(words.proposed, { who: name(adjust.createUserName), time: minute(adjust.createTime) })}
      </p>
      {auditTime && (
        <p className={styles.quiet}>
          {auditReason === null
            ? say(words.passed, audit)
            : say(words.refused, { ...audit, reason: auditReason })}
        </p>
      )}
    </>
  )
}

/** The second person's turn; whoever proposed it reads why on the buttons. */
function Decision({ adjust }: { adjust: OrderAdjust }) {
  const say = useSay()
  const { money } = useFormats()
  const [asked, setAsked] = useState<'approve' | 'refuse'>()
  const [isBusy, setBusy] = useState(false)
  const confirmAdjust = useAction(bill.confirmAdjust)
  const refusal = useRefusal(bill.confirmAdjust, adjust)
  const change = adjust.eFeeFen + adjust.sFeeFen
  const close = () => setAsked(undefined)

  const confirm = async () => {
    setBusy(true)
    const done = await confirmAdjust({ id: adjust.id })
    setBusy(false)
    close()
    if (done) showMessage({ text: say(words.approved, { amount: money(change) }), tone: 'status' })
  }

  return (
    <div className={styles.decision}>
      <StepButton of={bill.confirmAdjust} row={adjust} look="primary" onClick={() => setAsked('approve')}>
        {say(words.approve)}
      </StepButton>
      <StepButton of={bill.refuseAdjust} row={adjust} look="danger" onClick={() => setAsked('refuse')}>
        {say(words.refuse)}
      </StepButton>
      {refusal && <span className={styles.quiet}>{refusal}</span>}
      {asked === 'approve' && (
        <ConfirmDialog
          open
          title={say(words.ask)}
          action={say(words.approveIt)}
          busy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={close}
        >
          {say(change < 0 ? words.falls : words.rises, { amount: money(Math.abs(change)) })}
        </ConfirmDialog>
      )}
      {asked === 'refuse' && <RefuseAdjust id={adjust.id} onClose={close} />}
    </div>
  )
}

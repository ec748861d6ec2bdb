import type { CodeOf } from '@ampdeck/api/enumeration'
import {
  type flowKind,
  payChannel,
  paymentKind,
  paymentState,
  rechargeProblem,
  rechargeState,
  rechargeType,
  refundChannel,
  refundPayState,
  refundStatus,
} from '@ampdeck/api/enumerations/finance'
import { MINUTE } from '@ampdeck/api/time'
import type { Insertable } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { Sink } from '../../demo/part.ts'
import { hash } from '../../demo/random.ts'
import { demoId } from '../../demo/records.ts'
import { rechargeNo } from '../recharge/recharge.store.ts'
import { refundNo } from '../refund/refund-record.store.ts'

type Flow = Insertable<Tables['accountFlow']>
type RechargeRow = Insertable<Tables['recharge']>
type PaymentRow = Insertable<Tables['paymentOrder']>
type RefundRow = Insertable<Tables['refundRecord']>

/** What channels keep of a payment by the contracts of the demo. */
const FEE_BPS = 60

/** An account while its history is drawn. */
export interface DrawnAccount {
  id: number
  sellerId: number
  groupId: number | null
  balanceFen: number
  frozenFen: number
  /** When it last moved. */
  last: number
}

export interface DrawnRecharge {
  /** That of its flow, once it has one. */
  id: number
  account: DrawnAccount
  type: number
  amountFen: number
  ts: number
  state: number
  /** What was applied for. */
  appliedFen: number
}

export interface DrawnRefund {
  id: number
  account: DrawnAccount
  recharge: DrawnRecharge
  applyFen: number
  status: CodeOf<typeof refundStatus>
  payState: number
  hungFrom?: CodeOf<typeof refundStatus>
  applyTime: number
  firstTime: number | null
  secondTime: number | null
  paidTime: number | null
}

const { alipay, weChatPay } = rechargeType.code
const { success, closed, waiting, partlyRefunded, refunded } = rechargeState.code
const { refused, hungIn } = refundStatus.code
const channels = new Map<number, CodeOf<typeof payChannel>>([
  [alipay, payChannel.code.alipay],
  [weChatPay, payChannel.code.weChatPay],
])

/** Why recharges were closed; most of them nobody paid. */
const { failed: FAILED, late: LATE, wrongAmount: WRONG } = rechargeProblem.code
const problems = [FAILED, LATE, WRONG, FAILED, null, null, null, null]

/** Numbers that say nothing else than that they are equal for equal things. */
const draw = (...of: number[]) => hash(1, ...of)
/** The users of a seller by their place: 1 admin, 2 finance, 3 finance2. */
const user = (sellerId: number, n: number) => demoId(sellerId, 'user', n)

/**
 * Movements of accounts with the documents that they come from. Each account's are added in the order of time; ids are
 * given at the end, by time, and a document has the id of its first movement.
 */
export function drawnMoney() {
  const flows: (Flow & { of?: { id: number } | undefined })[] = []
  const recharges: DrawnRecharge[] = []
  const refunds: DrawnRefund[] = []

  function move(
    account: DrawnAccount,
    bizType: CodeOf<typeof flowKind>,
    bizId: number | { id: number },
    { amountFen, heldFen = 0, ts }: { amountFen: number; heldFen?: number; ts: number },
  ) {
    account.balanceFen += amountFen
    account.frozenFen += heldFen
    account.last = ts
    const of = typeof bizId === 'number' ? undefined : bizId
    const { id: accountId, sellerId, balanceFen: balanceAfterFen } = account
    const amounts = { amountFen, heldFen, balanceAfterFen, ts, remark: null }
    flows.push({ id: 0, sellerId, accountId, bizType, bizId: of ? 0 : Number(bizId), ...amounts, of })
  }

  function payIn(account: DrawnAccount, type: number, amountFen: number, ts: number): DrawnRecharge {
    const recharge = { id: 0, account, type, amountFen, ts, state: success, appliedFen: 0 }
    move(account, type === rechargeType.code.gift ? 'gift' : 'recharge', recharge, { amountFen, ts })
    recharges.push(recharge)
    return recharge
  }

  /** Holds back, and frees or pays where the refund is over. */
  function refund(drawn: DrawnRefund) {
    const { account, applyFen, applyTime, recharge } = drawn
    move(account, 'refundHold', drawn, { amountFen: 0, heldFen: applyFen, ts: applyTime })
    refunds.push(drawn)
    if (drawn.status === refused) {
      const ts = drawn.secondTime ?? drawn.firstTime ?? applyTime
      move(account, 'refundRelease', drawn, { amountFen: 0, heldFen: -applyFen, ts })
      return
    }
    recharge.appliedFen += applyFen
    if (drawn.paidTime === null) return
    move(account, 'refund', drawn, { amountFen: -applyFen, heldFen: -applyFen, ts: drawn.paidTime })
    recharge.state = recharge.appliedFen < recharge.amountFen ? partlyRefunded : refunded
  }

  /** One that never came in: it waits, or was closed. */
  function tried(account: DrawnAccount, of: { type: number; amountFen: number; ts: number; state: number }) {
    recharges.push({ id: 0, account, ...of, appliedFen: 0 })
  }

  /** Writes all of it; recharges that were there before are written again by whoever has read them. */
  async function write({ copy }: Sink, place = 0) {
    const used = new Map<number, number>()
    const next = (ts: number) => {
      const n = used.get(ts) ?? place
      used.set(ts, n + 1)
      return idAt(ts, n)
    }
    for (const flow of flows) {
      flow.id = next(flow.ts)
      if (!flow.of) continue
      flow.of.id ||= flow.id
      flow.bizId = flow.of.id
    }
    for (const recharge of recharges) recharge.id ||= next(recharge.ts)
    const payments = [
      ...recharges.flatMap((one) => paymentOf(one, () => next(one.ts))),
      ...refunds.flatMap((one) => refundPaymentOf(one)),
    ]
    await copy(
      'accountFlow',
      flows.map(({ of: _, ...flow }) => flow),
    )
    await copy('recharge', recharges.map(rechargeRow))
    await copy('refundRecord', refunds.map(refundRow))
    await copy('paymentOrder', payments)
  }
  return { move, payIn, refund, tried, write }
}

const stamps = (sellerId: number, ts: number, by: number | null) => ({
  sellerId,
  createTime: ts,
  updateTime: ts,
  createUser: by,
  updateUser: by,
  deleted: 0,
  version: 1,
})

const isBooked = ({ state }: DrawnRecharge) => state !== waiting && state !== closed

function rechargeRow(recharge: DrawnRecharge): RechargeRow {
  const { id, account, type, amountFen, ts, state, appliedFen } = recharge
  const { sellerId, id: accountId, groupId } = account
  const isCounter = !channels.has(type)
  const isGift = type === rechargeType.code.gift
  return {
    id,
    ...stamps(sellerId, ts, isCounter ? user(sellerId, 1) : null),
    rechargeNo: rechargeNo(id),
    accountId,
    groupId,
    type,
    amountFen,
    giftFen: 0,
    refundableFen: isBooked(recharge) && !isGift ? amountFen - appliedFen : 0,
    channelNo: isCounter || !isBooked(recharge) ? null : channelNo(ts, id),
    receipt: isCounter && !isGift ? `R${String(id).slice(-9)}` : null,
    state,
    problem: state === closed ? (problems[draw(id) % problems.length] ?? null) : null,
    paidTime: isBooked(recharge) ? ts : null,
  }
}

const channelNo = (ts: number, id: number) =>
  `${new Date(ts + 8 * 60 * MINUTE).toISOString().slice(0, 10).replaceAll('-', '')}${String(id).padStart(18, '0')}`

interface Called {
  sellerId: number
  requestNo: string
  channel: CodeOf<typeof payChannel>
  kind: number
  bizId: number
  amountFen: number
  ts: number
  state: number
  message?: string
}

function paymentRow({ sellerId, ts, message, ...called }: Called): PaymentRow {
  const { success: SUCCESS, failed, wrongAmount } = paymentState.code
  const isOver = called.state === SUCCESS || called.state === failed || called.state === wrongAmount
  const isMoved = isOver && called.state !== failed
  const costMs = 120 + (draw(called.bizId, 1) % 900)
  return {
    id: called.bizId,
    ...stamps(sellerId, ts, null),
    ...called,
    answeredFen: isMoved ? called.amountFen - (called.state === wrongAmount ? 100 : 0) : null,
    channelNo: isMoved ? channelNo(ts, called.bizId) : null,
    feeFen: called.state === SUCCESS ? Math.round((called.amountFen * FEE_BPS) / 10_000) : null,
    costMs: isOver ? costMs : null,
    tries: 1,
    message: message ?? null,
    sentTime: ts,
    answerTime: isOver ? ts + costMs : null,
  }
}

/** What the channel was asked; a call that is not the first of its recharge has a `nextId`. */
function paymentOf(recharge: DrawnRecharge, nextId: () => number): PaymentRow[] {
  const { id: bizId, account, type, amountFen, ts, state } = recharge
  const channel = channels.get(type)
  if (!channel) return []
  const call = { sellerId: account.sellerId, channel, bizId, amountFen, ts }
  const pay = { ...call, requestNo: `recharge:${bizId}:1`, kind: paymentKind.code.pay }
  const { success: SUCCESS, failed, sent, wrongAmount } = paymentState.code
  if (isBooked(recharge)) return [paymentRow({ ...pay, state: SUCCESS })]
  if (state === waiting) return [paymentRow({ ...pay, state: sent })]
  const problem = problems[draw(bizId) % problems.length]
  if (problem === WRONG) return [paymentRow({ ...pay, state: wrongAmount })]
  if (problem !== LATE)
    return [paymentRow({ ...pay, state: failed, message: problem === FAILED ? 'ACCOUNT_LIMIT' : 'NOT_PAID' })]
  const back = {
    ...call,
    requestNo: `rechargeReturn:${bizId}:1`,
    kind: paymentKind.code.refund,
    state: SUCCESS,
  }
  return [paymentRow({ ...pay, state: SUCCESS }), { ...paymentRow(back), id: nextId() }]
}

function refundPaymentOf(refund: DrawnRefund): PaymentRow[] {
  const { id: bizId, account, recharge, applyFen, payState, secondTime } = refund
  const channel = channels.get(recharge.type)
  if (!channel || payState === refundPayState.code.none) return []
  const { paid, failed } = refundPayState.code
  const { success: SUCCESS, failed: NOT_PAID, lost } = paymentState.code
  return [
    paymentRow({
      sellerId: account.sellerId,
      requestNo: `refund:${bizId}:1`,
      channel,
      kind: paymentKind.code.refund,
      bizId,
      amountFen: applyFen,
      ts: secondTime ?? refund.applyTime,
      state: payState === paid ? SUCCESS : payState === failed ? NOT_PAID : lost,
      ...(payState === failed && { message: 'ACCOUNT_LIMIT' }),
    }),
  ]
}

const reasons = ['更换车辆，不再使用', '充值金额有误', '搬离本市', '会员申请退款', null]
const opinions = ['余额已核对，无未完成订单', '收款方与充值一致', '资料齐全', null]
const noes = ['收款账户与充值账户不一致', '存在争议订单，请先处理']

function refundRow(refund: DrawnRefund): RefundRow {
  const { id, account, recharge, applyFen, applyTime, firstTime, secondTime, paidTime, payState } = refund
  const { sellerId, id: accountId, groupId } = account
  const turn = draw(id) % 3
  const [applicant, first, second] = [turn === 0 ? user(sellerId, 1) : null, 2 + (turn % 2), 3 - (turn % 2)]
  const isRefused = refund.status === refused
  const opinion = (n: number) => opinions[draw(id, n) % opinions.length] ?? null
  const no = noes[draw(id) % noes.length] ?? null
  const { failed, paid } = refundPayState.code
  return {
    id,
    ...stamps(sellerId, applyTime, applicant),
    updateTime: paidTime ?? secondTime ?? firstTime ?? applyTime,
    refundNo: refundNo(id),
    accountId,
    groupId,
    parts: JSON.stringify([{ rechargeId: recharge.id, fen: applyFen, giftFen: 0 }]),
    applyFen,
    channel: channels.get(recharge.type) ?? refundChannel.code.cash,
    reason: reasons[draw(id, 2) % reasons.length] ?? null,
    status: refund.status,
    applicant,
    firstUser: firstTime === null ? null : user(sellerId, first),
    firstTime,
    firstOpinion: firstTime === null ? null : isRefused && secondTime === null ? no : opinion(3),
    secondUser: secondTime === null ? null : user(sellerId, second),
    secondTime,
    secondOpinion: secondTime === null ? null : isRefused ? no : opinion(4),
    hungFrom: refund.hungFrom ?? null,
    hangNote: refund.status === hungIn ? '等待渠道提供原路退回凭证' : null,
    payState,
    payNo: payState === paid ? channelNo(paidTime ?? applyTime, id) : null,
    payMessage: payState === failed ? 'ACCOUNT_LIMIT' : null,
    paidTime,
    giftBackFen: 0,
  }
}

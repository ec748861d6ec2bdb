import {
  flowKind,
  rechargeState,
  rechargeType,
  refundPayState,
  refundStatus,
} from '@ampdeck/api/enumerations/finance'
import { accountType, auditState } from '@ampdeck/api/enumerations/member'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import type { Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart, Sink } from '../../demo/part.ts'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { scaled } from '../../demo/world.ts'
import { type DrawnAccount, drawnMoney } from './drawn-money.ts'

const { awaitingFirst, awaitingSecond, hungIn, approved } = refundStatus.code
const { none, paying, failed } = refundPayState.code
const { alipay, weChatPay, cash, bankTransfer } = rechargeType.code
const { underReview, passed, refused } = auditState.code

/** What is under way of refunds at this moment: how many, and how far. */
const open = [
  { count: 26, status: awaitingFirst, payState: none, hungFrom: undefined, firstAgo: null, secondAgo: null },
  { count: 18, status: awaitingSecond, payState: none, hungFrom: undefined, firstAgo: 2, secondAgo: null },
  { count: 8, status: hungIn, payState: none, hungFrom: awaitingSecond, firstAgo: 2, secondAgo: null },
  { count: 4, status: approved, payState: paying, hungFrom: undefined, firstAgo: 2, secondAgo: 0.002 },
  { count: 9, status: approved, payState: failed, hungFrom: undefined, firstAgo: 2, secondAgo: 0.5 },
] as const

/** Recharges that wait for a counter, or for their channel. */
const waiting = [cash, bankTransfer, bankTransfer, cash, alipay, weChatPay, alipay]

/** Corrections by their state; those that passed have moved their amount. */
const corrections = [
  { state: underReview, amountFen: 2_500, maker: 2, reason: '充电桩计量误差补偿' },
  { state: underReview, amountFen: -1_280, maker: 3, reason: '重复入账，冲回' },
  { state: underReview, amountFen: 600, maker: 1, reason: '占位费争议，协商退还' },
  { state: underReview, amountFen: 10_000, maker: 1, reason: '线下转账补录' },
  { state: passed, amountFen: 3_000, maker: 2, reason: '活动赠送补发' },
  { state: passed, amountFen: 1_550, maker: 3, reason: '账单金额更正' },
  { state: passed, amountFen: 800, maker: 2, reason: '充电中断补偿' },
  { state: refused, amountFen: 50_000, maker: 2, reason: '会员申请补录' },
  { state: refused, amountFen: -900, maker: 3, reason: '疑似重复入账' },
  { state: refused, amountFen: 4_400, maker: 2, reason: '优惠未生效' },
]

/** What was paid into the accounts before: round amounts by a channel. */
const paidIn = [10_000, 20_000, 30_000, 50_000]

/**
 * What waits for somebody in the payment center when the history ends: in accounts of cards, which no drawn order pays
 * from, so that it does not depend on when the history is drawn.
 */
export const part: DemoPart = {
  name: 'presentPayments',
  after: ['accounts', 'users'],
  async prepare(world, sink) {
    const accounts = await cardAccounts(sink)
    const [some] = accounts
    if (!some) return
    const at = (n: number) => accounts[n % accounts.length] ?? some
    const money = drawnMoney()
    const ago = (hours: number, n: number) => world.anchor - Math.floor(hours * HOUR) + n * 40_000
    const drawn = open.flatMap(
      ({ count, ...kind }) => Array(scaled(count, world, 3)).fill(kind) as (typeof kind)[],
    )
    const recharges = drawn.map((_, n) =>
      money.payIn(at(n), n % 2 ? alipay : weChatPay, paidIn[n % paidIn.length] ?? 10_000, ago(480, n)),
    )
    for (const [n, { firstAgo, secondAgo, ...kind }] of drawn.entries()) {
      const recharge = recharges[n]
      if (!recharge) continue
      // Its fen say how the embedded channel answers: the second try of 11 succeeds, 16 answers late.
      const fen = kind.payState === none ? 0 : kind.payState === failed ? 11 : 16
      money.refund({
        ...kind,
        id: 0,
        account: recharge.account,
        recharge,
        applyFen: Math.floor(recharge.amountFen / (1 + (n % 3)) / 100) * 100 - (fen ? 100 - fen : 0),
        applyTime: ago(5, n),
        firstTime: firstAgo === null ? null : ago(firstAgo, n),
        secondTime: secondAgo === null ? null : ago(secondAgo, 0),
        paidTime: null,
      })
    }
    const documents = corrections.map((correction, n) => {
      const [account, document, ts] = [at(n), { id: 0 }, ago(4, n)]
      const { amountFen, state } = correction
      if (state === passed) money.move(account, flowKind.code.correction, document, { amountFen, ts })
      return { ...correction, account, document, ts, n }
    })
    for (const [n, type] of waiting.entries()) {
      const isCounter = type === cash || type === bankTransfer
      const ts = isCounter ? ago(3, n) : world.anchor - (n + 1) * MINUTE
      const amountFen = 5_000 + n * 5_000 + (isCounter ? 0 : 16)
      money.tried(at(n), { type, amountFen, ts, state: rechargeState.code.waiting })
    }
    await money.write(sink, 1_024)
    await sink.copy('accountCorrection', documents.map(correctionRow))
    for (const { id, sellerId, balanceFen, frozenFen, last: updateTime } of accounts.filter(
      ({ last }) => last > 0,
    ))
      await sink.db
        .updateTable('account')
        .set({ balanceFen, frozenFen, updateTime })
        .where(({ and }) => and({ sellerId, id }))
        .execute()
  },
}

/** The accounts of cards, with what they hold. */
async function cardAccounts({ db }: Sink): Promise<DrawnAccount[]> {
  const found = await db
    .selectFrom('account')
    .select(['id', 'sellerId', 'groupId', 'balanceFen', 'frozenFen'])
    .where(({ and }) => and({ sellerId: SKYLINE, type: accountType.code.card }))
    .orderBy('id')
    .limit(80)
    .execute()
  return found.map((account) => ({ ...account, last: 0 }))
}

interface DrawnCorrection {
  account: DrawnAccount
  document: { id: number }
  amountFen: number
  maker: number
  reason: string
  state: (typeof auditState.codes)[number]
  ts: number
  n: number
}

function correctionRow({
  account,
  document,
  amountFen,
  maker,
  reason,
  state,
  ts,
  n,
}: DrawnCorrection): Insertable<Tables['accountCorrection']> {
  const user = (place: number) => demoId(account.sellerId, 'user', place)
  const isOver = state !== underReview
  const id = document.id || demoId(account.sellerId, 'accountCorrection', n + 1)
  return {
    id,
    sellerId: account.sellerId,
    createTime: ts - MINUTE,
    updateTime: ts,
    createUser: user(maker),
    updateUser: user(maker),
    deleted: 0,
    version: 1,
    correctionNo: `AC${id.toString(36).toUpperCase()}`,
    accountId: account.id,
    groupId: account.groupId,
    amountFen,
    reason,
    state,
    auditUser: isOver ? user(maker === 2 ? 3 : 2) : null,
    auditTime: isOver ? ts : null,
    auditReason: state === refused ? '凭证不足' : null,
  }
}

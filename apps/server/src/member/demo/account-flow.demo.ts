import { deduct } from '@ampdeck/api/billing/deduct'
import { rechargeState, rechargeType, refundPayState, refundStatus } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { DemoPart, Sink, Span } from '../../demo/part.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { stream, type World } from '../../demo/world.ts'
import { type DrawnAccount, type DrawnRecharge, drawnMoney } from '../../payment/demo/drawn-money.ts'

const { reward: REWARD, phoneNumber: PHONE } = accountType.code
const { alipay, weChatPay, cash, bankTransfer } = rechargeType.code
const { approved, refused } = refundStatus.code
/** Amounts that people pay in, in fen; fleets transfer larger ones. */
const amounts = [5_000, 10_000, 20_000, 30_000, 50_000]
/** By which way, in the frequency of their use. */
const ways = [alipay, alipay, alipay, alipay, weChatPay, weChatPay, weChatPay, weChatPay, weChatPay, cash]
const FLEET_RECHARGE = 2_000_000
/** How many recharges of members are refunded later, in whole or in part. */
const REFUND_SHARE = 0.021
/** How many are tried once before, in vain. */
const TRIED_SHARE = 0.025
const LEAST_REFUND = 1_000

interface Account extends DrawnAccount {
  type: number
  creditLimitFen: number
  /** Will be refunded once the order is paid. */
  leaving?: { recharge: DrawnRecharge; after: number } | undefined
}

interface PaidOrder {
  id: number
  sellerId: number
  accountId: number
  memberId: number | null
  /** Deducted at plug-out, when the occupy fee is known. */
  paidTime: number
  paidFen: number
  owedFen: number
  serviceFen: number
}

type Money = ReturnType<typeof drawnMoney>

/** What each account took in and paid, in the order of time: recharges come when the balance would not do. */
export const part: DemoPart = {
  name: 'accountFlow',
  after: ['orders', 'accounts'],
  async extend(world, sink, span) {
    const book = await openBook(sink)
    const money = drawnMoney()
    for (const order of await paidOrders(sink, span)) {
      const account = book.accounts.get(order.accountId)
      if (!account) continue
      const reward = book.rewards.get(order.memberId ?? 0)
      const split = deduct(order.paidFen, order.serviceFen, {
        rewardFen: reward?.balanceFen ?? 0,
        principalFen: order.paidFen,
        creditFen: 0,
      })
      leave(world, account, order.paidTime - 11 * MINUTE, money)
      rechargeFor(world, account, order, split.principalFen, span.from, money)
      if (reward && split.rewardFen > 0)
        money.move(reward, 'deduct', order.id, { amountFen: -split.rewardFen, ts: order.paidTime })
      if (split.principalFen > 0)
        money.move(account, 'deduct', order.id, { amountFen: -split.principalFen, ts: order.paidTime })
    }
    for (const account of book.accounts.values()) leave(world, account, span.to - MINUTE, money)
    await money.write(sink)
    const moved = [...book.accounts.values(), ...book.rewards.values()].filter(({ last }) => last > 0)
    await sql`
      update account set balance_fen = moved.balance, update_time = greatest(update_time, moved.last)
      from unnest(${moved.map(({ sellerId }) => sellerId)}::bigint[], ${moved.map(({ id }) => id)}::bigint[],
        ${moved.map(({ balanceFen }) => balanceFen)}::bigint[], ${moved.map(({ last }) => last)}::bigint[])
        as moved (seller_id, id, balance, last)
      where account.seller_id = moved.seller_id and account.id = moved.id`.execute(sink.db)
  },
}

async function openBook({ db }: Sink) {
  const found = await db
    .selectFrom('account')
    .select(['id', 'sellerId', 'memberId', 'groupId', 'type', 'balanceFen', 'frozenFen', 'creditLimitFen'])
    .execute()
  const all = found.map((account) => ({ ...account, last: 0 }))
  const rewards = all.filter(({ type }) => type === REWARD)
  return {
    accounts: new Map<number, Account>(all.filter(({ type }) => type !== REWARD).map((one) => [one.id, one])),
    rewards: new Map<number, Account>(rewards.map((one) => [one.memberId ?? 0, one])),
  }
}

/**
 * Orders that were paid in a span, in whole or in part, in the order of time. Some ended before it: a server that ran
 * then had not yet heard of their plug-out when it stopped. What piles have reported was paid when it happened, and what
 * charges of the running network have paid is in the book already.
 */
async function paidOrders(sink: Sink, { from, to }: Span): Promise<PaidOrder[]> {
  const [first, last] = [idAt(from - 2 * DAY), idAt(to)]
  const { rows } = await sql<PaidOrder>`
    select id, seller_id as "sellerId", account_id as "accountId", member_id as "memberId",
      greatest(unplug_time, ${from}) as "paidTime",
      paid_fen as "paidFen", owed_fen as "owedFen",
      greatest(0, s_fee_fen - discount_fen - coupon_fen) as "serviceFen"
    from charge_order
    where id >= ${first} and id < ${last} and unplug_time < ${to}
      and paid_fen > 0 and account_id is not null and transaction_id is null
    order by "paidTime", id`.execute(sink.db)
  const booked = await bookedOrders(sink, first, last)
  return rows.filter(({ id }) => !booked.has(id))
}

/**
 * Orders with ids from `first` to before `last` whose payment is in the book. Read apart from the orders: tables that are
 * just being filled have no statistics yet, and a join of them once took minutes.
 */
async function bookedOrders({ db }: Sink, first: number, last: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select biz_id as id from account_flow
    where biz_type = 'deduct' and biz_id >= ${first} and biz_id < ${last}
    union all
    select order_id as id from order_receipt where order_id >= ${first} and order_id < ${last}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Pays in what is missing: those who owe bring only what they paid, the others a round amount. */
function rechargeFor(
  world: World,
  account: Account,
  order: PaidOrder,
  neededFen: number,
  from: number,
  money: Money,
) {
  const missing = neededFen - account.balanceFen + account.frozenFen - account.creditLimitFen
  if (missing <= 0) return
  const random = stream(world, 'recharge', order.id)
  const isFleet = account.groupId !== null
  const usual = isFleet ? FLEET_RECHARGE : random.pick(amounts)
  const whole = missing + account.creditLimitFen
  const amountFen = order.owedFen > 0 ? missing : Math.ceil(whole / usual) * usual
  const ts = Math.max(account.last, order.paidTime - 10 * MINUTE, from)
  const type = isFleet ? bankTransfer : random.pick(ways)
  if (!isFleet && type !== cash && random.chance(TRIED_SHARE))
    money.tried(account, {
      type,
      amountFen,
      // Not before the span: an id of its time may be taken there.
      ts: Math.max(ts - 20 * MINUTE, from),
      state: rechargeState.code.closed,
    })
  const recharge = money.payIn(account, type, amountFen, ts)
  const mayLeave = !isFleet && account.type === PHONE && account.sellerId === SKYLINE && order.owedFen === 0
  if (mayLeave && random.chance(REFUND_SHARE)) account.leaving = { recharge, after: order.paidTime }
}

/** Refunds what is left of a recharge, in whole or in part, before the account moves again. */
function leave(world: World, account: Account, before: number, money: Money) {
  const { leaving } = account
  if (!leaving) return
  account.leaving = undefined
  const { recharge, after } = leaving
  const random = stream(world, 'refund', recharge.ts)
  const left = Math.min(recharge.amountFen, account.balanceFen - account.frozenFen)
  const takes = random.int(60, 150) * MINUTE
  if (left < LEAST_REFUND || before < after + takes) return
  const at = (share: number) => after + Math.floor(takes * share)
  const isRefused = random.chance(0.09)
  const isBySecond = random.chance(0.4)
  const time = {
    applyTime: at(0.2),
    firstTime: at(0.5),
    secondTime: isRefused && !isBySecond ? null : at(0.8),
  }
  money.refund({
    id: 0,
    account,
    recharge,
    applyFen: random.chance(0.6) ? left : Math.max(LEAST_REFUND, Math.floor(left / 200) * 100),
    status: isRefused ? refused : approved,
    payState: isRefused ? refundPayState.code.none : refundPayState.code.paid,
    ...time,
    paidTime: isRefused ? null : at(0.8) + 1_500,
  })
}

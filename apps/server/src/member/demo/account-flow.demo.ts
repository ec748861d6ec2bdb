import { deduct } from '@ampdeck/api/billing/deduct'
import { accountType } from '@ampdeck/api/enumerations/member'
import { DAY, MINUTE } from '@ampdeck/api/time'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart, Sink, Span } from '../../demo/part.ts'

const { reward: REWARD } = accountType.code
/** Amounts that people pay in, in fen; fleets transfer larger ones. */
const recharges = [3_000, 5_000, 10_000, 20_000, 20_000]
const FLEET_RECHARGE = 2_000_000

interface Account {
  id: number
  sellerId: number
  groupId: number | null
  balanceFen: number
  creditLimitFen: number
  /** When it last moved. */
  last: number
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

type Flow = Insertable<Tables['accountFlow']>

/** What each account took in and paid, in the order of time: recharges come when the balance would not do. */
export const part: DemoPart = {
  name: 'accountFlow',
  after: ['orders', 'accounts'],
  async extend(_world, sink, span) {
    const book = await openBook(sink)
    const flows: Flow[] = []
    for (const order of await paidOrders(sink, span)) {
      const account = book.accounts.get(order.accountId)
      if (!account) continue
      const reward = book.rewards.get(order.memberId ?? 0)
      const split = deduct(order.paidFen, order.serviceFen, {
        rewardFen: reward?.balanceFen ?? 0,
        principalFen: order.paidFen,
        creditFen: 0,
      })
      rechargeFor(account, order, split.principalFen, span.from, flows)
      if (reward && split.rewardFen > 0)
        move(reward, 'deduct', order.id, -split.rewardFen, order.paidTime, flows)
      if (split.principalFen > 0)
        move(account, 'deduct', order.id, -split.principalFen, order.paidTime, flows)
    }
    await sink.copy('accountFlow', numbered(flows))
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
    .select(['id', 'sellerId', 'memberId', 'groupId', 'type', 'balanceFen', 'creditLimitFen'])
    .execute()
  const all = found.map((account) => ({ ...account, last: 0 }))
  const rewards = all.filter(({ type }) => type === REWARD)
  return {
    accounts: new Map<number, Account>(all.filter(({ type }) => type !== REWARD).map((one) => [one.id, one])),
    rewards: new Map<number, Account>(rewards.map((one) => [one.memberId ?? 0, one])),
  }
}

/** Orders that were paid in a span, in whole or in part, in the order of time. */
async function paidOrders({ db }: Sink, { from, to }: Span): Promise<PaidOrder[]> {
  const { rows } = await sql<PaidOrder>`
    select id, seller_id as "sellerId", account_id as "accountId", member_id as "memberId", unplug_time as "paidTime",
      paid_fen as "paidFen", owed_fen as "owedFen",
      greatest(0, s_fee_fen - discount_fen - coupon_fen) as "serviceFen"
    from charge_order
    where id >= ${idAt(from - 2 * DAY)} and id < ${idAt(to)} and unplug_time >= ${from} and unplug_time < ${to}
      and paid_fen > 0 and account_id is not null
      -- What charges of the running network have paid is in the book already.
      and not exists (select 1 from account_flow f
        where f.seller_id = charge_order.seller_id and f.biz_id = charge_order.id and f.biz_type = 'deduct')
      -- What piles have reported was paid when it happened.
      and transaction_id is null
    order by unplug_time, id`.execute(db)
  return rows
}

/** Pays in what is missing: those who owe bring only what they paid, the others a round amount. */
function rechargeFor(account: Account, order: PaidOrder, neededFen: number, from: number, flows: Flow[]) {
  const missing = neededFen - account.balanceFen - account.creditLimitFen
  if (missing <= 0) return
  const round = recharges[order.id % recharges.length] ?? 10_000
  const usual = account.groupId ? FLEET_RECHARGE : round
  const whole = missing + account.creditLimitFen
  const amount = order.owedFen > 0 ? missing : Math.ceil(whole / usual) * usual
  const at = Math.max(account.last, order.paidTime - 10 * MINUTE, from)
  move(account, 'recharge', order.id, amount, at, flows)
}

function move(
  account: Account,
  bizType: Flow['bizType'],
  bizId: number,
  amountFen: number,
  ts: number,
  flows: Flow[],
) {
  account.balanceFen += amountFen
  account.last = ts
  flows.push({
    id: 0,
    sellerId: account.sellerId,
    accountId: account.id,
    bizType,
    bizId,
    amountFen,
    balanceAfterFen: account.balanceFen,
    ts,
    remark: null,
  })
}

/** Ids by time; what happens in one millisecond is numbered. */
function numbered(flows: Flow[]): Flow[] {
  const used = new Map<number, number>()
  return flows.map((flow) => {
    const n = used.get(flow.ts) ?? 0
    used.set(flow.ts, n + 1)
    return { ...flow, id: idAt(flow.ts, n) }
  })
}

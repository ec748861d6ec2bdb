import {
  accountType,
  activeState,
  memberStatus,
  suspendMode,
  suspendReason,
  suspendState,
} from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { publishOrder } from '../record/event.store.ts'
import { lockOrder } from '../record/place.store.ts'
import { deductOrder } from './deduct.service.ts'

const WITHIN_MS = 20_000
const MAX = 2_000
/** Who owes for so long is suspended (domain.md §4 LC 1b). */
const ARREARS_MS = DAY
const { arrears: ARREARS } = suspendReason.code
const { automatic: AUTOMATIC } = suspendMode.code
const { suspended: SUSPENDED, released: RELEASED } = suspendState.code
const { unpaid: UNPAID, partlyDeducted: PARTLY } = chargeStatus.code
const { finished: FINISHED } = orderStatus.code
const { reward: REWARD, credit: CREDIT } = accountType.code

/** Every ten minutes: tries owed orders, oldest first; suspends who owes for a day, and releases who owes nothing. */
export const job: JobKind = {
  name: 'deduction-retry',
  cron: '*/10 * * * *',
  run: async (_data, { platform }) => retry(platform),
}

export async function retry(platform: Platform): Promise<void> {
  for (const { sellerId, id } of await payable(platform)) {
    await inTransaction(platform.db, WITHIN_MS, async (db) => {
      const context = { ...platform, db }
      const order = await lockOrder(db, sellerId, id)
      if (!order || order.orderStatus !== FINISHED || order.owedFen <= 0) return
      const paid = await deductOrder(context, order)
      if (paid !== order) await publishOrder(context, paid)
    })
  }
  await inTransaction(platform.db, WITHIN_MS, async (db) => {
    await suspend({ ...platform, db })
    await releaseSuspends({ ...platform, db })
  })
}

/** Account `a` has something for order `o`; rewards pay what is left of the service fee. */
const canPay = sql`a.deleted = 0 and a.state = ${sql.lit(activeState.code.on)}
  and a.balance_fen - a.frozen_fen + case when a.type = ${CREDIT} then a.credit_limit_fen else 0 end > 0
  and (a.type <> ${REWARD} or o.reward_left_fen > 0)`

/** Owed orders whose payer has something now. */
async function payable({ db }: Platform): Promise<{ sellerId: number; id: number }[]> {
  const { rows } = await sql<{ sellerId: number; id: number }>`
    select o.seller_id as "sellerId", o.id
    from charge_order o
    join account named on named.seller_id = o.seller_id and named.id = o.account_id
    where o.charge_status in (${sql.lit(UNPAID)}, ${sql.lit(PARTLY)}) and o.order_status = ${FINISHED}
      and o.owed_fen > 0 and o.bad_debt = 0 and (o.transaction_id is not null or o.unplug_time is not null)
      and (exists (select 1 from account a where a.seller_id = named.seller_id and a.member_id = named.member_id
          and ${canPay})
        or (named.member_id is null and exists (select 1 from account a
          where a.seller_id = named.seller_id and a.group_id = named.group_id and a.member_id is null and ${canPay})))
    order by o.id
    limit ${MAX}`.execute(db)
  return rows
}

/** Members with debts that are old enough; a fleet's debts are its own. */
const debtors = (olderThan: number) => sql`
  select o.seller_id, o.member_id, sum(o.owed_fen)::bigint as debt
  from charge_order o
  where o.charge_status in (${sql.lit(UNPAID)}, ${sql.lit(PARTLY)}) and o.order_status = ${FINISHED} and o.owed_fen > 0
    and o.member_id is not null and o.group_id is null and o.end_time < ${olderThan}
  group by o.seller_id, o.member_id`

async function suspend({ db, now, newId }: Platform): Promise<void> {
  const { rows } = await sql<{ sellerId: number; memberId: number; debt: number }>`
    select d.seller_id as "sellerId", d.member_id as "memberId", d.debt
    from (${debtors(now() - ARREARS_MS)}) d
    join member m on m.seller_id = d.seller_id and m.id = d.member_id and m.deleted = 0
      and m.status <> ${memberStatus.code.cancelled}
    where not exists (select 1 from suspend s
      where s.seller_id = d.seller_id and s.member_id = d.member_id and s.state = ${SUSPENDED})`.execute(db)
  for (const { sellerId, memberId, debt } of rows) {
    const ts = now()
    await db
      .insertInto('suspend')
      .values({
        id: newId(),
        sellerId,
        memberId,
        createTime: ts,
        updateTime: ts,
        createUser: null,
        updateUser: null,
        reason: ARREARS,
        mode: AUTOMATIC,
        debtFen: debt,
        fromTime: ts,
        releasedAt: null,
        releaseUser: null,
        state: SUSPENDED,
      })
      .execute()
    await setSuspended({ db }, sellerId, memberId, 1)
  }
}

/** Releases automatically who owes nothing any more: everybody, or one member. */
export async function releaseSuspends(
  { db, now }: Platform,
  only?: { sellerId: number; memberId: number },
): Promise<void> {
  const named = only ? sql`seller_id = ${only.sellerId} and member_id = ${only.memberId}` : sql`true`
  const { rows } = await sql<{ sellerId: number; memberId: number }>`
    update suspend set state = ${RELEASED}, released_at = ${now()}, update_time = ${now()}
    where state = ${SUSPENDED} and mode = ${AUTOMATIC} and reason = ${ARREARS} and ${named}
      and not exists (select 1 from (${debtors(Number.MAX_SAFE_INTEGER)}) d
        where d.seller_id = suspend.seller_id and d.member_id = suspend.member_id)
    returning seller_id as "sellerId", member_id as "memberId"`.execute(db)
  for (const { sellerId, memberId } of rows) await setSuspended({ db }, sellerId, memberId, 0)
}

async function setSuspended({ db }: Pick<Platform, 'db'>, sellerId: number, id: number, suspended: 0 | 1) {
  await ofSeller(db, sellerId).update('member').set({ suspended }).where('id', '=', id).execute()
}

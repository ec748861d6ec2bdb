import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import type { Platform } from '../../database/platform.ts'
import { publishOrder } from '../record/event.store.ts'
import { lockOrder, type Order } from '../record/place.store.ts'
import { deductOrder } from './deduct.service.ts'
import { releaseSuspends } from './deduction.job.ts'

/** The ten-minute job tries what is left. */
const MAX = 100
const { unpaid: UNPAID, partlyDeducted: PARTLY } = chargeStatus.code
const { finished: FINISHED } = orderStatus.code

/**
 * Locks what the owner of an account owes, the oldest first. Orders are locked before accounts wherever money moves, so
 * that two transactions never wait for each other.
 */
export async function lockDebts({ db }: Platform, sellerId: number, accountId: number): Promise<Order[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from charge_order o
    join account payer on payer.seller_id = o.seller_id and payer.id = o.account_id
    join account named on named.seller_id = payer.seller_id and named.id = ${accountId}
      and coalesce(named.member_id, -named.group_id) = coalesce(payer.member_id, -payer.group_id)
    where o.seller_id = ${sellerId} and o.charge_status in (${sql.lit(UNPAID)}, ${sql.lit(PARTLY)})
      and o.order_status = ${sql.lit(FINISHED)} and o.owed_fen > 0 and o.bad_debt = 0
      and (o.transaction_id is not null or o.unplug_time is not null)
    order by o.id limit ${MAX}`.execute(db)
  const locked = []
  for (const { id } of rows) {
    const order = await lockOrder(db, sellerId, id)
    if (order) locked.push(order)
  }
  return locked
}

/** Pays locked debts from what their payer has now; who owes nothing any more may start again. */
export async function payDebts(
  context: Platform,
  sellerId: number,
  memberId: number | null,
  debts: readonly Order[],
): Promise<void> {
  for (const order of debts) {
    const paid = await deductOrder(context, order)
    if (paid !== order) await publishOrder(context, paid)
  }
  if (debts.length > 0 && memberId !== null) await releaseSuspends(context, { sellerId, memberId })
}

import type { WeighedReduction } from '@ampdeck/api/billing/discounts'
import { reductionKind, reductionOutcome } from '@ampdeck/api/enumerations/marketing'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { formatDate } from '@ampdeck/api/time'
import { type Insertable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { releaseCoupon, spendCoupon } from '../../marketing/coupon/member-coupon.store.ts'
import type { Order } from './place.store.ts'

type Context = Pick<Platform, 'db' | 'now'>

/** Of a member who holds many coupons, so many of those that were not used are kept. */
const MAX_PASSED = 3
const { applied: APPLIED } = reductionOutcome.code
const { activity: ACTIVITY, vip: VIP } = reductionKind.code
const { finished: FINISHED, abnormal: ABNORMAL, closed: CLOSED } = orderStatus.code
const { settled: SETTLED } = chargeStatus.code

/** What was weighed for a bill, as it is kept with its order. */
export function discountRows(
  { sellerId, id: orderId }: { sellerId: number; id: number },
  weighed: readonly WeighedReduction[],
): Insertable<Tables['orderDiscount']>[] {
  const passed = weighed.filter(({ kind, outcome }) => kind === 'coupon' && outcome !== 'applied')
  const left = new Set(passed.slice(MAX_PASSED))
  return weighed
    .filter((one) => !left.has(one))
    .map(({ kind, id: sourceId, outcome, ...amounts }, index) => ({
      sellerId,
      orderId,
      seq: index + 1,
      kind: reductionKind.code[kind],
      sourceId,
      outcome: reductionOutcome.code[outcome],
      ...amounts,
    }))
}

/** The coupon of an order follows it: it is used when the order is settled, and free again when it comes to nothing. */
export async function followOrder({ db, now }: Context, before: Order, order: Order): Promise<void> {
  const { sellerId, memberCouponId: id, orderStatus: status } = order
  if (before.orderStatus === status && before.chargeStatus === order.chargeStatus) return
  if (status === CLOSED && before.orderStatus === ABNORMAL) await takeBack({ db, now }, before)
  if (id === null) return
  if (status === CLOSED) await releaseCoupon(db, { sellerId, id }, now())
  else if (status === FINISHED && order.chargeStatus === SETTLED)
    await spendCoupon(db, { sellerId, id }, now())
}

/** What an order took by its last bill: of an activity's budget, of the energy of a VIP plan. */
export function takenBy(db: Context['db'], { sellerId, id }: Pick<Order, 'sellerId' | 'id'>) {
  return ofSeller(db, sellerId)
    .from('orderDiscount')
    .select(['kind', 'sourceId', 'eFen', 'sFen'])
    .where(({ and }) => and({ orderId: id, outcome: APPLIED }))
    .execute()
}

/** Takes back what an order took by its last bill: that is void, or made again. */
export async function takeBack({ db }: Context, order: Order): Promise<void> {
  const { sellerId, id: orderId } = order
  for (const { kind, sourceId, eFen, sFen } of await takenBy(db, order)) {
    if (kind === ACTIVITY) await addSpent(db, { sellerId, id: sourceId }, -eFen - sFen)
    if (kind === VIP) await addVipUse({ db }, order, sourceId, -order.energyWh)
  }
  await ofSeller(db, sellerId).delete('orderDiscount').where('orderId', '=', orderId).execute()
}

export async function addSpent(
  db: Context['db'],
  { sellerId, id }: { sellerId: number; id: number },
  amountFen: number,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('activity')
    .set({ spentFen: sql`spent_fen + ${amountFen}` })
    .where('id', '=', id)
    .execute()
}

/** Counts the energy of a charge against a VIP plan, in the month in which it started. */
export async function addVipUse(
  { db }: Pick<Context, 'db'>,
  { sellerId, startTime }: Pick<Order, 'sellerId' | 'startTime'>,
  memberVipId: number,
  energyWh: number,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('memberVip')
    .set({ usedWh: sql`used_wh + ${energyWh}` })
    .where('id', '=', memberVipId)
    .execute()
  await db
    .insertInto('vipUsage')
    .values({ sellerId, memberVipId, month: monthOf(startTime), usedWh: energyWh })
    .onConflict((conflict) =>
      conflict
        .columns(['sellerId', 'memberVipId', 'month'])
        .doUpdateSet({ usedWh: sql`vip_usage.used_wh + ${energyWh}` }),
    )
    .execute()
}

/** `YYYY-MM`. */
export function monthOf(at: number): string {
  return formatDate(at).slice(0, 7)
}

import type { Coupon } from '@ampdeck/api/billing/discounts'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { couponStatus, type couponType } from '@ampdeck/api/enumerations/marketing'
import { DAY } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'

const { unused: UNUSED, used: USED, soonExpiring: SOON, frozen: FROZEN } = couponStatus.code
/** A coupon is called soon expiring for so long before its end (domain.md §4 LC 8b). */
export const SOON_MS = 3 * DAY

/** Whose coupons are looked for, and for what charge. */
export interface CouponUse {
  sellerId: number
  memberId: number
  memberType: number
  stationId: number
  startTime: number
  /** The order that one may be frozen for already. */
  orderId?: number
}

/** The coupons that a member may use for a charge. Locked, no other charge uses one of them meanwhile. */
export async function usableCoupons(
  db: Kysely<Tables>,
  { sellerId, memberId, memberType, stationId, startTime, orderId = 0 }: CouponUse,
  { lock }: { lock: boolean },
) {
  const found = await ofSeller(db, sellerId)
    .from('memberCoupon')
    .innerJoin('coupon', sameSeller('coupon.id', 'memberCoupon.couponId'))
    .select(['memberCoupon.id', 'memberCoupon.status', 'memberCoupon.fromTime', 'memberCoupon.toTime'])
    .select(['coupon.name', 'coupon.type', 'coupon.faceFen', 'coupon.thresholdFen'])
    .select(['coupon.stationIds', 'coupon.memberTypes'])
    .where('memberCoupon.memberId', '=', memberId)
    .where('memberCoupon.fromTime', '<=', startTime)
    .where('memberCoupon.toTime', '>', startTime)
    .where(({ or, and, eb }) =>
      or([
        eb('memberCoupon.status', 'in', [UNUSED, SOON]),
        and([eb('memberCoupon.status', '=', FROZEN), eb('memberCoupon.usedOrderId', '=', orderId)]),
      ]),
    )
    .orderBy('memberCoupon.toTime')
    .orderBy('memberCoupon.id')
    .$if(lock, (query) => query.modifyEnd(sql`for update of member_coupon`))
    .execute()
  return found.filter(
    ({ stationIds, memberTypes }) =>
      (stationIds.length === 0 || stationIds.includes(stationId)) &&
      (memberTypes.length === 0 || memberTypes.includes(memberType)),
  )
}

const lowers = { 1: 'service', 2: 'energy', 3: 'all' } as const satisfies Record<
  CodeOf<typeof couponType>,
  Coupon['lowers']
>

/** A coupon as the bill takes it. */
export function billable({
  id,
  type,
  faceFen,
  thresholdFen,
  toTime: end,
}: Awaited<ReturnType<typeof usableCoupons>>[number]): Coupon {
  return { id, lowers: lowers[type], faceFen, thresholdFen, end }
}

interface Held {
  sellerId: number
  id: number
}

/** The coupon is for this order alone, and with its bill says what it takes off. */
export async function freezeCoupon(
  db: Kysely<Tables>,
  { sellerId, id }: Held,
  { usedOrderId, usedFen = null, now }: { usedOrderId: number; usedFen?: number | null; now: number },
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('memberCoupon')
    .set({ status: FROZEN, usedOrderId, usedFen, updateTime: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** A frozen coupon can be used again, as long as it lasts: the calendar says when it is over. */
export async function releaseCoupon(db: Kysely<Tables>, { sellerId, id }: Held, now: number): Promise<void> {
  await ofSeller(db, sellerId)
    .update('memberCoupon')
    .set({
      status: sql<
        typeof UNUSED
      >`case when to_time - ${SOON_MS} <= ${now} then ${sql.lit(SOON)} else ${sql.lit(UNUSED)} end`,
      usedOrderId: null,
      usedFen: null,
      updateTime: now,
      version: sql`version + 1`,
    })
    .where(({ and }) => and({ id, status: FROZEN }))
    .execute()
}

/** The order is settled: its coupon is gone. */
export async function spendCoupon(db: Kysely<Tables>, { sellerId, id }: Held, now: number): Promise<void> {
  await ofSeller(db, sellerId)
    .update('memberCoupon')
    .set({ status: USED, usedTime: now, updateTime: now, version: sql`version + 1` })
    .where(({ and }) => and({ id, status: FROZEN }))
    .execute()
}

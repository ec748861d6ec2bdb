import type { OrderDiscount } from '@ampdeck/api/bill/bill'
import { reductionKind } from '@ampdeck/api/enumerations/marketing'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'

const { site: SITE, activity: ACTIVITY, vip: VIP, coupon: COUPON } = reductionKind.code

/** What was weighed when an order was billed, with the names of the rules, also of those deleted since. */
export async function discountsOf(
  { db }: Rows,
  { id, sellerId }: { id: number; sellerId: number },
): Promise<OrderDiscount[]> {
  const is = (kind: number) => sql`d.kind = ${sql.lit(kind)}`
  const { rows } = await sql<OrderDiscount>`
    select d.seq, d.kind, d.source_id as "sourceId", d.outcome, d.e_fen as "eFen", d.s_fen as "sFen",
      d.energy_base_fen as "energyBaseFen", d.service_base_fen as "serviceBaseFen",
      coalesce(site.name, activity.name, plan.name, coupon.name) as name,
      d.bps_off as "bpsOff", d.face_fen as "faceFen", d.threshold_fen as "thresholdFen", coupon.type as "couponType"
    from order_discount d
    left join site_discount site on ${is(SITE)} and site.seller_id = d.seller_id and site.id = d.source_id
    left join activity on ${is(ACTIVITY)} and activity.seller_id = d.seller_id and activity.id = d.source_id
    left join member_vip vip on ${is(VIP)} and vip.seller_id = d.seller_id and vip.id = d.source_id
    left join vip_plan plan on plan.seller_id = vip.seller_id and plan.id = vip.plan_id
    left join member_coupon held on ${is(COUPON)} and held.seller_id = d.seller_id and held.id = d.source_id
    left join coupon on coupon.seller_id = held.seller_id and coupon.id = held.coupon_id
    where d.seller_id = ${sellerId} and d.order_id = ${id}
    order by d.seq`.execute(db)
  return rows
}

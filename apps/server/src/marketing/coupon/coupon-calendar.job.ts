import { activityState, couponStatus } from '@ampdeck/api/enumerations/marketing'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import type { Platform } from '../../database/platform.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { SOON_MS } from './member-coupon.store.ts'

const { unused: UNUSED, used: USED, expired: EXPIRED, soonExpiring: SOON, frozen: FROZEN } = couponStatus.code
const { issued: ISSUED, running: RUNNING, soldOut: SOLD_OUT, over: OVER } = activityState.code
/** As the index of those that wait for their time or their order says it. */
const held = sql`(${sql.join([UNUSED, SOON, FROZEN].map(sql.lit))})`

/** Every minute: coupons that expire soon or have expired, activities that begin or are over (domain.md §9). */
export const job: JobKind = {
  name: 'marketing-calendar',
  cron: '* * * * *',
  atStart: true,
  run: async (_data, { platform }) => turnCalendar(platform),
}

export async function turnCalendar({ db, now: clock }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const now = clock()
  await followOrders({ db, now })
  await sql`
    update member_coupon set status = case when to_time <= ${now} then ${EXPIRED}::smallint else ${SOON}::smallint end,
      update_time = ${now}, version = version + 1
    where status in ${held} and to_time <= ${now + SOON_MS} and deleted = 0
      and (status = ${UNUSED} or status = ${SOON} and to_time <= ${now})`.execute(db)
  await sql`
    update activity set state = case when to_time <= ${now} then ${OVER}::smallint else ${RUNNING}::smallint end,
      update_time = ${now}, version = version + 1
    where deleted = 0 and (state = ${ISSUED} and from_time <= ${now}
      or state in (${RUNNING}, ${SOLD_OUT}) and to_time <= ${now})`.execute(db)
}

/** A frozen coupon follows its order also where that was settled or closed by other means than a charge. */
async function followOrders({ db, now }: { db: Platform['db']; now: number }): Promise<void> {
  await sql`
    update member_coupon c set update_time = ${now}, version = c.version + 1,
      status = case when o.order_status = ${orderStatus.code.finished} then ${USED}::smallint else ${UNUSED}::smallint end,
      used_time = case when o.order_status = ${orderStatus.code.finished} then ${now}::bigint end,
      used_order_id = case when o.order_status = ${orderStatus.code.finished} then o.id end,
      used_fen = case when o.order_status = ${orderStatus.code.finished} then c.used_fen end
    from charge_order o
    where c.status in ${held} and c.status = ${FROZEN} and o.seller_id = c.seller_id and o.id = c.used_order_id
      and (o.order_status = ${orderStatus.code.closed}
        or o.order_status = ${orderStatus.code.finished} and o.charge_status = ${chargeStatus.code.settled})`.execute(
    db,
  )
}

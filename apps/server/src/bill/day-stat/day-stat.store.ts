import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY, parseTimestamp } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'

/** How far before its end an order may have begun. */
const LONGEST_CHARGE = 3 * DAY

/**
 * Rebuilds the figures of some days from their orders, by the hour in which these ended. Both days are included; call
 * it in a transaction, so that nobody sees a day without figures.
 */
export async function rebuildDays(db: Kysely<Tables>, first: string, last: string): Promise<void> {
  await db.deleteFrom('dayStat').where('day', '>=', first).where('day', '<=', last).execute()
  await sql`
    insert into day_stat (seller_id, station_id, day, hour, gun_kind, member_type, orders, energy_wh, e_fee_fen,
      s_fee_fen, occupy_fee_fen, discount_fen, charge_minutes)
    ${figuresOf(first, last)}`.execute(db)
}

/** What the figures of some days must be, by their orders. */
export function figuresOf(first: string, last: string) {
  const from = parseTimestamp(first) - LONGEST_CHARGE
  const to = parseTimestamp(last) + DAY
  return sql`
    select o.seller_id, o.station_id, to_char(t.ended, 'YYYY-MM-DD') as day, extract(hour from t.ended)::int as hour,
      case when g.connector = 1 then 1 else 2 end as gun_kind, o.member_type, count(*) as orders,
      sum(o.energy_wh)::bigint as energy_wh, sum(o.e_fee_fen)::bigint as e_fee_fen, sum(o.s_fee_fen)::bigint as s_fee_fen,
      sum(o.occupy_fee_fen)::bigint as occupy_fee_fen, sum(o.discount_fen + o.coupon_fen)::bigint as discount_fen,
      sum((o.end_time - o.start_time) / 60000)::bigint as charge_minutes
    from charge_order o
    join gun g on g.seller_id = o.seller_id and g.id = o.gun_id
    cross join lateral (select to_timestamp(o.end_time / 1000) at time zone 'Asia/Shanghai' as ended) t
    where o.id >= ${idAt(from)} and o.id < ${idAt(to)} and o.order_status = ${sql.lit(orderStatus.code.finished)} and o.energy_wh > 0
      and o.end_time is not null and to_char(t.ended, 'YYYY-MM-DD') between ${first} and ${last}
    group by 1, 2, 3, 4, 5, 6`
}

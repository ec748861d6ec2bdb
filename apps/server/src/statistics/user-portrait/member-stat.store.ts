import { orderStatus, period } from '@ampdeck/api/enumerations/order'
import { HOUR, UTC8 } from '@ampdeck/api/time'
import { type RawBuilder, sql } from 'kysely'

const hourOf = (column: string) => sql`((${sql.ref(column)} + ${sql.lit(UTC8)}) / ${sql.lit(HOUR)})::int`

/** What the finished orders of members must come to, by the hours in which they began and ended. */
export function chargesOf(condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    select o.seller_id, o.member_id, ${hourOf('o.start_time')} as began, ${hourOf('o.end_time')} as ended,
      o.station_id, o.group_id, o.channel, count(*)::int as orders, sum(o.energy_wh)::bigint as energy_wh,
      coalesce(sum(v.wh), 0)::bigint as valley_wh, sum(o.payable_fen)::bigint as spend_fen
    from (select * from charge_order where ${condition}) o
    left join lateral (select sum(l.energy_wh) as wh from bill_line l where l.seller_id = o.seller_id
      and l.order_id = o.id and l.period = ${sql.lit(period.code.valley)}) v on true
    where o.order_status = ${sql.lit(orderStatus.code.finished)} and o.energy_wh > 0 and o.end_time is not null
      and o.member_id is not null
    group by 1, 2, 3, 4, 5, 6, 7`
}

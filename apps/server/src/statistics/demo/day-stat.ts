import { DAY, formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { DemoPart } from '../../demo/part.ts'

/** Rebuilt from the orders by the hour in which they ended: no figure of it is drawn. */
export const dayStat: DemoPart = {
  name: 'dayStat',
  after: ['orders'],
  async extend(_world, { db }, { from, to }) {
    // An order of the day before may have got its occupy fee since.
    const [first, last] = [formatDate(from - DAY), formatDate(to - 1)]
    await db.deleteFrom('dayStat').where('day', '>=', first).where('day', '<=', last).execute()
    await sql`
      insert into day_stat (seller_id, station_id, day, hour, gun_kind, member_type, orders, energy_wh, e_fee_fen,
        s_fee_fen, occupy_fee_fen, discount_fen, charge_minutes)
      select o.seller_id, o.station_id, to_char(t.ended, 'YYYY-MM-DD'), extract(hour from t.ended)::int,
        case when g.connector = 1 then 1 else 2 end as gun_kind, o.member_type, count(*), sum(o.energy_wh),
        sum(o.e_fee_fen), sum(o.s_fee_fen), sum(o.occupy_fee_fen), sum(o.discount_fen + o.coupon_fen),
        sum((o.end_time - o.start_time) / 60000)
      from charge_order o
      join gun g on g.seller_id = o.seller_id and g.id = o.gun_id
      cross join lateral (select to_timestamp(o.end_time / 1000) at time zone 'Asia/Shanghai' as ended) t
      where o.id >= ${idAt(from - 3 * DAY)} and o.id < ${idAt(to)} and o.order_status = 3 and o.energy_wh > 0
        and o.end_time is not null and to_char(t.ended, 'YYYY-MM-DD') between ${first} and ${last}
      group by 1, 2, 3, 4, 5, 6`.execute(db)
  },
}

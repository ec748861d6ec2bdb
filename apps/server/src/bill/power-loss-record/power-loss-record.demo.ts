import { DAY, formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'
import { drawnLoss } from './drawn-loss.ts'

/** Records of so many days. */
const DAYS = 60

/** For each station and day of the last two months what the grid gave and what was lost, a few days too much. */
export const part: DemoPart = {
  name: 'powerLossRecords',
  after: ['dayStat'],
  async extend({ anchor }, { db }, { from, to }) {
    const first = formatDate(Math.max(from, anchor - DAYS * DAY))
    await sql`
      insert into power_loss_record (id, seller_id, create_time, update_time, station_id, date, grid_wh, pile_wh, aux_wh,
        loss_wh, loss_bps)
      select n.id, d.seller_id, n.ts, n.ts, d.station_id, d.day, g.grid_wh, d.pile_wh, a.aux_wh,
        g.grid_wh - d.pile_wh - a.aux_wh, round((g.grid_wh - d.pile_wh - a.aux_wh) * 10000.0 / g.grid_wh)::int
      from (select seller_id, station_id, day, sum(energy_wh)::bigint as pile_wh from day_stat
        where day >= ${first} and day <= ${formatDate(to - 1)} group by 1, 2, 3) d
      cross join lateral (select (extract(epoch from d.day::date) * 1000)::bigint as ts) c
      cross join lateral (${drawnLoss(sql`d.station_id`, sql`d.day`)}) a
      cross join lateral (select c.ts + ${DAY}::bigint as ts, (c.ts / ${DAY}) * 1000000 + d.station_id % 1000000 as id) n
      cross join lateral (select ((d.pile_wh + a.aux_wh) * a.factor)::bigint / 10 * 10 + 10 as grid_wh) g
      where d.pile_wh > 0
      on conflict do nothing`.execute(db)
  },
}

import { connector, currentType, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { DAY, formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { sameSeller } from '../../database/same-seller.ts'
import { gunKeys, type Relation, type Source, stationKeys, total } from '../source.ts'

const { ac, dc } = currentType.code
const IDLE_DAYS = 7
const { gun: _, ...pileKeys } = gunKeys
/** A day as a number. */
const dayOf = (column: string) => sql`(${sql.ref(column)}::date - date '1970-01-01')`
/** The kind of firmware that a pile is known by. */
const MAIN = '1'

/** The same piles, where more is asked of them than their station. */
const byPile: Relation = {
  rows: (rows) =>
    rows
      .from('pile')
      .innerJoin('pileType', sameSeller('pileType.id', 'pile.pileTypeId'))
      .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
      .where('station.deleted', '=', 0)
      .where('pile.status', '<>', pileStatus.code.notCommissioned)
      .select(['pile.sellerId', 'pile.stationId', 'pile.id as pileId', 'pileType.currentType'])
      .select(sql`pile.firmware::jsonb->>${sql.lit(MAIN)}`.as('firmware')),
  fits: () => true,
  keys: { ...stationKeys, ...pileKeys, firmware: { by: sql`o.firmware` } },
  times: {},
  sums: {
    piles: sql`count(*)`,
    acPiles: sql`count(*) filter (where o.current_type = ${sql.lit(ac)})`,
    dcPiles: sql`count(*) filter (where o.current_type = ${sql.lit(dc)})`,
  },
}

const local = (ms: number) => sql`to_timestamp(${ms}::bigint / 1000) at time zone 'Asia/Shanghai'`

/** The same stations and guns at the end of each month or day, as far as they were opened and commissioned by then. */
function atEndOf(grain: 'month' | 'day'): Relation {
  const step = sql.lit(`1 ${grain}`)
  return {
    rows: (rows, { from, to }) => sql`
      with ends as (
        select to_char(t, ${sql.lit({ month: 'YYYY-MM', day: 'YYYY-MM-DD' }[grain])}) as time,
          to_char(t + ${step}::interval - interval '1 day', 'YYYY-MM-DD') as day
        from generate_series(date_trunc(${sql.lit(grain)}, ${local(from)}),
          ${local(Math.min(to, rows.now + 1) - 1)}, ${step}::interval) t),
      st as materialized (${rows.from('station').selectAll()}),
      -- Commissioned on the same day, they are counted together: each of them would be looked at for each end.
      p as (
        select p.seller_id, p.station_id, p.commission_date, sum(g.guns) as guns
        from pile p
        join (select seller_id, pile_id, count(*) as guns from gun where deleted = 0 group by 1, 2) g
          on g.seller_id = p.seller_id and g.pile_id = p.id
        where p.deleted = 0 and p.status <> ${sql.lit(pileStatus.code.notCommissioned)} group by 1, 2, 3)
      select st.seller_id, st.id as station_id, ends.time, coalesce(sum(p.guns), 0) as guns
      from st join ends on st.open_time is null or left(st.open_time, 10) <= ends.day
      left join p on p.seller_id = st.seller_id and p.station_id = st.id
        and (p.commission_date is null or p.commission_date <= ends.day)
      group by 1, 2, 3`,
    fits: () => true,
    keys: stationKeys,
    times: { [grain]: { by: sql`o.time` } },
    sums: { stations: sql`count(*)`, guns: total('guns') },
  }
}

/** What stands at each station now; piles that are not commissioned yet do not count. */
export const source: Source = {
  name: 'assets',
  relations: [
    {
      rows: (rows) => sql`
        select st.seller_id, st.id as station_id, st.transformer_w, p.*, g.*, v.pv_w
        from (${rows.from('station').selectAll()}) st
        cross join lateral (
          select count(*) as piles, count(*) filter (where t.current_type = ${sql.lit(ac)}) as ac_piles,
            count(*) filter (where t.current_type = ${sql.lit(dc)}) as dc_piles, array_agg(p.id) as ids,
            min(${dayOf('p.commissionDate')}) as commissioned, min(${dayOf('p.warrantyEnd')}) as warranty_end
          from pile p join pile_type t on t.seller_id = p.seller_id and t.id = p.pile_type_id
          where p.seller_id = st.seller_id and p.station_id = st.id and p.deleted = 0
            and p.status <> ${sql.lit(pileStatus.code.notCommissioned)}) p
        cross join lateral (
          select count(*) as guns, count(*) filter (where g.connector = ${sql.lit(connector.code.gbtAc)}) as ac_guns,
            coalesce(sum(g.rated_w), 0) as rated_w, count(*) filter (where not exists (
            select from gun_stat s where s.seller_id = g.seller_id and s.pile_id = g.pile_id and s.gun_id = g.id
              and s.day >= ${formatDate(rows.now - IDLE_DAYS * DAY)})) as idle_guns
          from gun g where g.seller_id = st.seller_id and g.pile_id = any (p.ids) and g.deleted = 0) g
        cross join lateral (
          select coalesce(sum(rated_w), 0) as pv_w from pv_inverter v
          where v.seller_id = st.seller_id and v.station_id = st.id and v.deleted = 0) v`,
      fits: () => true,
      keys: stationKeys,
      times: {},
      sums: {
        stations: sql`count(*)`,
        piles: total('piles'),
        acPiles: total('acPiles'),
        dcPiles: total('dcPiles'),
        guns: total('guns'),
        acGuns: total('acGuns'),
        dcGuns: sql`sum(o.guns - o.ac_guns)::bigint`,
        idleGuns: total('idleGuns'),
        ratedW: total('ratedW'),
        transformerW: total('transformerW'),
        pvW: total('pvW'),
        commissioned: sql`min(o.commissioned)`,
        warrantyEnd: sql`min(o.warranty_end)`,
      },
    },
    byPile,
    atEndOf('month'),
    atEndOf('day'),
  ],
}

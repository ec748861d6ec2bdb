import { alarmLevel, alarmSource } from '@ampdeck/api/enumerations/operation'
import { DAY, HOUR } from '@ampdeck/api/time'
import { type RawBuilder, sql } from 'kysely'
import { LONGEST_BILL } from '../../database/longest-charge.ts'
import type { Rows } from '../../database/rows.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { rolledUp } from '../roll-up.store.ts'
import {
  dayKeys,
  dayTimes,
  gunKeys,
  type Key,
  type Period,
  type Relation,
  type Source,
  stationKeys,
  total,
} from '../source.ts'

const { critical, major } = alarmLevel.code
const { pile, gun } = alarmSource.code
const energyPerDay = rolledUp('gun_stat')
const chargesPerDay = rolledUp('gun_charge')
/** How much of a set of stretches lies within a day. */
const within = (
  ranges: string,
) => sql`case when ${sql.ref(ranges)} is null then 0 else coalesce((select sum(upper(r) - lower(r))
  from unnest(${sql.ref(ranges)} * int8multirange(int8range(d.begins, d.ends))) r), 0) end`

interface Step {
  /** As PostgreSQL calls it, and how long it is. */
  unit: 'day' | 'hour'
  ms: number
  /** How its key is written; the same for the ends of charges. */
  form: string
}

const daily: Step = { unit: 'day', ms: DAY, form: 'YYYY-MM-DD' }
const hourly: Step = { unit: 'hour', ms: HOUR, form: 'YYYY-MM-DD HH24' }
const local = (ms: RawBuilder<unknown>) =>
  sql`to_timestamp((${ms})::bigint / 1000) at time zone 'Asia/Shanghai'`

/** The energy of the charges that ended in each step, by gun; that of whole days is rolled up. */
async function energyBy({ unit, form }: Step, rows: Rows, period: Period) {
  if (unit === 'day' && energyPerDay.fits(period, rows)) return energyPerDay.rows(rows, period)
  return endedOrders(rows, period)
    .select(['gunId', 'energyWh'])
    .select(sql`to_char(${local(sql`end_time`)}, ${sql.lit(form)})`.as('day'))
}

/** How long finished charges were in each step, by gun. One that ends after the period may have begun in it. */
async function chargesBy({ unit, form }: Step, rows: Rows, period: Period) {
  if (unit === 'day' && chargesPerDay.fits(period, rows)) return chargesPerDay.rows(rows, period)
  const { from, to } = period
  const orders = endedOrders(rows, { from, to: to + LONGEST_BILL }).where('startTime', '<', to)
  return sql`
    select gun_id, day, least(end_time, ends) - greatest(start_time, begins) as charge_ms
    from (${orders.select(['gunId', 'startTime', 'endTime'])}) c
    cross join lateral generate_series(date_trunc(${sql.lit(unit)}, ${local(sql`greatest(start_time, ${from})`)}),
      ${local(sql`end_time`)}, ${sql.lit(`1 ${unit}`)}::interval) t
    join d on day = to_char(t, ${sql.lit(form)}) and end_time > begins and start_time < ends`
}

function timeBy(step: Step): Pick<Relation, 'rows' | 'fits' | 'sums'> {
  return {
    rows: async (rows, period) => {
      const { from, to } = period
      const until = Math.max(from, Math.min(to, rows.now))
      return sql`
        with d as materialized (
          select to_char(t, ${sql.lit(step.form)}) as day, greatest(b.begins, ${from}) as begins,
            least(b.begins + ${sql.lit(step.ms)}, ${until}) as ends
          from generate_series(date_trunc(${sql.lit(step.unit)}, ${local(sql`${from}`)}),
            ${local(sql`${until}::bigint - 1`)}, ${sql.lit(`1 ${step.unit}`)}::interval) t
          cross join lateral (select (extract(epoch from t at time zone 'Asia/Shanghai') * 1000)::bigint as begins) b),
        g as materialized (
          select g.*, p.commission_date from (${rows.from('gun').selectAll()}) g
          join pile p on p.seller_id = g.seller_id and p.id = g.pile_id and p.deleted = 0),
        faults as materialized (
          select g.id as gun_id, a.first_time, greatest(a.first_time, coalesce(a.recover_time, ${until})) as recover_time,
            a.gun_id is not null or g.letter = 1 as counts
          from (${rows
            .from('alarm')
            .where('source', 'in', [pile, gun])
            .where('level', 'in', [critical, major])
            .where('firstTime', '<', until)
            .selectAll()}) a
          join g on g.pile_id = a.pile_id and (a.gun_id is null or a.gun_id = g.id)
          where a.recover_time is null or a.recover_time > ${from}),
        gone as materialized (
          select pile_id, int8range(from_time, coalesce(to_time, greatest(from_time, ${until}))) as r
          from (${rows.from('offlineRecord').where('fromTime', '<', until).selectAll()}) f
          where to_time is null or to_time > ${from}),
        out_of as (
          select gun_id, range_agg(r) filter (where is_gone) as offline, range_agg(r) as down
          from (select gun_id, int8range(first_time, recover_time) as r, false as is_gone from faults
            union all select g.id, gone.r, true from gone join g on g.pile_id = gone.pile_id) x group by gun_id),
        faulted as (
          select gun_id, to_char(${local(sql`first_time`)}, ${sql.lit(step.form)}) as day, count(*) as begun
          from faults where counts and first_time >= ${from} group by 1, 2),
        charged as (
          select gun_id, day, sum(charge_ms) as charge_ms
          from (${await chargesBy(step, rows, period)}) c group by gun_id, day),
        delivered as (
          select gun_id, day, sum(energy_wh) as energy_wh
          from (${await energyBy(step, rows, period)}) e group by gun_id, day)
        select g.seller_id, g.station_id, g.pile_id, g.id as gun_id, d.day, d.ends - d.begins as gun_ms,
          ${within('out_of.offline')} as offline_ms, t.down_ms, d.ends - d.begins - t.down_ms as service_ms,
          coalesce(c.charge_ms, 0) as charge_ms, coalesce(e.energy_wh, 0) as energy_wh,
          g.rated_w * ((d.ends - d.begins - t.down_ms) / 3600000.0) as rated_wh,
          coalesce(f.begun, 0) as faults
        from g cross join d left join out_of on out_of.gun_id = g.id
        left join charged c on c.gun_id = g.id and c.day = d.day
        left join delivered e on e.gun_id = g.id and e.day = d.day
        left join faulted f on f.gun_id = g.id and f.day = d.day
        cross join lateral (select ${within('out_of.down')} as down_ms) t
        where d.ends > d.begins and (g.commission_date is null or g.commission_date <= left(d.day, 10))`
    },
    fits: () => true,
    sums: {
      gunMs: total('gunMs'),
      offlineMs: total('offlineMs'),
      downMs: total('downMs'),
      serviceMs: total('serviceMs'),
      chargeMs: total('chargeMs'),
      gunEnergyWh: total('energyWh'),
      ratedWh: total('ratedWh'),
      faults: total('faults'),
    },
  }
}

/** Full years since the pile was commissioned. */
const pileAge: Key = {
  by: sql`(left(o.day, 10)::date - p.commission_date::date) / 365`,
  joins: ['pile'],
}

/**
 * The time of each gun in each day or hour: in service since its pile was commissioned, without a link by the records
 * of its pile, out of order by these and by the critical and major alarms of the gun and its pile. Two at once count
 * once.
 */
export const source: Source = {
  name: 'gunTime',
  relations: [
    { ...timeBy(daily), keys: { ...stationKeys, ...gunKeys, ...dayKeys, pileAge }, times: dayTimes },
    {
      ...timeBy(hourly),
      keys: {
        ...stationKeys,
        ...gunKeys,
        pileAge,
        weekday: { by: sql`extract(isodow from left(o.day, 10)::date)::int` },
        hourOfDay: { by: sql`right(o.day, 2)::int` },
      },
      times: {
        month: dayTimes.month,
        week: sql<string>`to_char(date_trunc('week', left(o.day, 10)::date), 'YYYY-MM-DD')`,
        day: sql<string>`left(o.day, 10)`,
        hour: sql<string>`o.day`,
      },
    },
  ],
}

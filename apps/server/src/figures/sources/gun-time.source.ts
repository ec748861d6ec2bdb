import { alarmLevel, alarmSource } from '@ampdeck/api/enumerations/operation'
import { DAY, HOUR, UTC8 } from '@ampdeck/api/time'
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
interface Step {
  ms: number
  /** How its key is written, as PostgreSQL says it. */
  form: string
}

const daily: Step = { ms: DAY, form: 'YYYY-MM-DD' }
const hourly: Step = { ms: HOUR, form: 'YYYY-MM-DD HH24' }
/** When the step of a moment begins. Plain numbers: of a month there are half a million. */
const startOf = ({ ms }: Step, moment: RawBuilder<unknown>) =>
  sql`(((${moment})::bigint + ${sql.lit(UTC8)}) / ${sql.lit(ms)} * ${sql.lit(ms)} - ${sql.lit(UTC8)})`

/**
 * The beginnings of the steps between two moments, one row for each. It stands among the columns, not in a join: there
 * the steps would be looked up anew for each row.
 */
const stepsOf = (step: Step, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`generate_series(${startOf(step, from)}, ${to} - 1, ${sql.lit(step.ms)})`

/** The energy of the charges that ended in each step, by gun; that of whole days is rolled up. */
async function energyBy(step: Step, rows: Rows, period: Period) {
  if (step === daily && energyPerDay.fits(period, rows)) return energyPerDay.rows(rows, period)
  return sql`
    select gun_id, energy_wh, d.day from (${endedOrders(rows, period).select(['gunId', 'energyWh', 'endTime'])}) e
    join d on d.starts = ${startOf(step, sql`end_time`)}`
}

/** How long finished charges were in each step, by gun. One that ends after the period may have begun in it. */
async function chargesBy(step: Step, rows: Rows, period: Period) {
  if (step === daily && chargesPerDay.fits(period, rows)) return chargesPerDay.rows(rows, period)
  const { from, to } = period
  const orders = endedOrders(rows, { from, to: to + LONGEST_BILL }).where('startTime', '<', to)
  return sql`
    select gun_id, day, least(end_time, ends) - greatest(start_time, begins) as charge_ms
    from (select c.*, ${stepsOf(step, sql`greatest(start_time, ${from})`, sql`end_time`)} as t
      from (${orders.select(['gunId', 'startTime', 'endTime'])}) c) c
    join d on starts = t and end_time > begins and start_time < ends`
}

/** Stretches of guns, cut at the ends of steps. */
const cut = (column: string, step: Step, { from, until }: { from: number; until: number }) => sql`
  (select u.*, ${stepsOf(step, sql`greatest(lower(u.r), ${from})`, sql`least(upper(u.r), ${until})`)} as t
    from (select gun_id, unnest(${sql.ref(column)}) as r from out_of) u) x
  join g on g.gun_id = x.gun_id
  join d on d.starts = x.t
  cross join lateral (select least(upper(x.r), d.ends) - greatest(lower(x.r), d.begins) as ms) part`

/** What a kind of rows does not say. */
const NOTHING = {
  gunMs: 0,
  offlineMs: 0,
  downMs: 0,
  ratedMs: 0,
  chargeMs: 0,
  energyWh: 0,
  faults: 0,
}

/** A kind of rows: what it says of a gun, of nothing but its station, or of all of its guns together. */
const columnsOf = (
  place: RawBuilder<unknown>,
  says: { readonly [Name in keyof typeof NOTHING]?: RawBuilder<unknown> },
) =>
  sql`${place}, d.day, d.starts, ${sql.join(
    (Object.keys(NOTHING) as (keyof typeof NOTHING)[]).map(
      (name) => sql`${says[name] ?? sql.lit(0)}::bigint as ${sql.ref(name)}`,
    ),
  )}`

const ofGun = sql`g.seller_id, g.station_id, g.pile_id, g.gun_id`
/** A gun counts from the day on which its pile was commissioned. */
const isThere = sql`(g.commission_date is null or g.commission_date <= left(d.day, 10))`

/**
 * The time of guns as rows that add up: how long they were there, which stretches of it are taken away, and what was
 * charged in it. Where nobody asks for single guns, those of a station are there together.
 */
function timeBy(step: Step, of: 'guns' | 'stations'): Pick<Relation, 'rows' | 'fits' | 'sums'> {
  return {
    rows: async (rows, period) => {
      const { from, to } = period
      const until = Math.max(from, Math.min(to, rows.now))
      const there =
        of === 'guns'
          ? sql`select ${columnsOf(ofGun, { gunMs: sql`d.ends - d.begins`, ratedMs: sql`g.rated_w * (d.ends - d.begins)` })}
              from g join d on ${isThere}`
          : sql`select ${columnsOf(
              sql`g.seller_id, g.station_id, null::bigint as pile_id, null::bigint as gun_id`,
              {
                gunMs: sql`g.guns * (d.ends - d.begins)`,
                ratedMs: sql`g.rated_w * (d.ends - d.begins)`,
              },
            )}
              from (select seller_id, station_id, commission_date, count(*) as guns, sum(rated_w)::bigint as rated_w
                from g group by 1, 2, 3) g join d on ${isThere}`
      return sql`
        with d as materialized (
          select * from (
            select starts, to_char(to_timestamp(starts / 1000) at time zone 'Asia/Shanghai', ${sql.lit(step.form)}) as day,
              greatest(starts, ${from}) as begins, least(starts + ${sql.lit(step.ms)}, ${until}) as ends
            from ${stepsOf(step, sql`${from}`, sql`${until}::bigint`)} starts) s
          where s.ends > s.begins),
        g as materialized (
          select g.seller_id, g.station_id, g.pile_id, g.id as gun_id, g.letter, g.rated_w, p.commission_date
          from (${rows.from('gun').selectAll()}) g
          join pile p on p.seller_id = g.seller_id and p.id = g.pile_id and p.deleted = 0),
        faults as materialized (
          select g.gun_id, a.first_time, greatest(a.first_time, coalesce(a.recover_time, ${until})) as recover_time,
            a.gun_id is not null or g.letter = 1 as counts
          from (${rows
            .from('alarm')
            .where('source', 'in', [pile, gun])
            .where('level', 'in', [critical, major])
            .where('firstTime', '<', until)
            .selectAll()}) a
          join g on g.pile_id = a.pile_id and (a.gun_id is null or a.gun_id = g.gun_id)
          where a.recover_time is null or a.recover_time > ${from}),
        gone as materialized (
          select pile_id, int8range(from_time, coalesce(to_time, greatest(from_time, ${until}))) as r
          from (${rows.from('offlineRecord').where('fromTime', '<', until).selectAll()}) f
          where to_time is null or to_time > ${from}),
        out_of as materialized (
          select gun_id, range_agg(r) filter (where is_gone) as offline, range_agg(r) as down
          from (select gun_id, int8range(first_time, recover_time) as r, false as is_gone from faults
            union all select g.gun_id, gone.r, true from gone join g on g.pile_id = gone.pile_id) x group by gun_id)
        ${there}
        union all
        select ${columnsOf(ofGun, { downMs: sql`part.ms`, ratedMs: sql`-g.rated_w * part.ms` })}
        from ${cut('down', step, { from, until })}
        where part.ms > 0 and ${isThere}
        union all
        select ${columnsOf(ofGun, { offlineMs: sql`part.ms` })}
        from ${cut('offline', step, { from, until })}
        where part.ms > 0 and ${isThere}
        union all
        select ${columnsOf(ofGun, { chargeMs: sql`c.charge_ms` })}
        from (${await chargesBy(step, rows, period)}) c join g on g.gun_id = c.gun_id join d on d.day = c.day where ${isThere}
        union all
        select ${columnsOf(ofGun, { energyWh: sql`e.energy_wh` })}
        from (${await energyBy(step, rows, period)}) e join g on g.gun_id = e.gun_id join d on d.day = e.day where ${isThere}
        union all
        select ${columnsOf(ofGun, { faults: sql`1` })}
        from faults f join g on g.gun_id = f.gun_id
        join d on d.starts = ${startOf(step, sql`f.first_time`)}
        where f.counts and f.first_time >= ${from} and ${isThere}`
    },
    fits: () => true,
    sums: {
      gunMs: total('gunMs'),
      offlineMs: total('offlineMs'),
      downMs: total('downMs'),
      serviceMs: sql`(sum(o.gun_ms) - sum(o.down_ms))::bigint`,
      chargeMs: total('chargeMs'),
      gunEnergyWh: total('energyWh'),
      ratedWh: sql`round(sum(o.rated_ms) / ${sql.lit(HOUR)}.0)::bigint`,
      faults: total('faults'),
    },
  }
}

const ofHours = {
  // The first day of the epoch was the fourth of its week.
  weekday: { by: sql`((o.starts + ${sql.lit(UTC8)}) / ${sql.lit(DAY)} + 3) % 7 + 1` },
  hourOfDay: { by: sql`(o.starts + ${sql.lit(UTC8)}) / ${sql.lit(HOUR)} % 24` },
} as const satisfies Relation['keys']

const hourTimes = {
  month: dayTimes.month,
  week: sql<string>`to_char(date_trunc('week', left(o.day, 10)::date), 'YYYY-MM-DD')`,
  day: sql<string>`left(o.day, 10)`,
  hour: sql<string>`o.day`,
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
    { ...timeBy(daily, 'stations'), keys: { ...stationKeys, ...dayKeys }, times: dayTimes },
    { ...timeBy(daily, 'guns'), keys: { ...stationKeys, ...gunKeys, ...dayKeys, pileAge }, times: dayTimes },
    { ...timeBy(hourly, 'stations'), keys: { ...stationKeys, ...ofHours }, times: hourTimes },
    {
      ...timeBy(hourly, 'guns'),
      keys: { ...stationKeys, ...gunKeys, pileAge, ...ofHours },
      times: hourTimes,
    },
  ],
}

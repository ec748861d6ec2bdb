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
  timesOf,
  total,
} from '../source.ts'

const { critical, major } = alarmLevel.code
const { pile, gun } = alarmSource.code
/** As the index of faults has it. */
const isFault = sql<boolean>`source in (${sql.lit(pile)}, ${sql.lit(gun)}) and level in (${sql.lit(critical)}, ${sql.lit(major)})`
/** When something ends that still goes on, as the indexes have it. */
const FOREVER = sql.lit(Number.MAX_SAFE_INTEGER)

interface Step {
  ms: number
  /** How its key is written, as PostgreSQL says it. */
  form: string
}

const daily: Step = { ms: DAY, form: 'YYYY-MM-DD' }
const hourly: Step = { ms: HOUR, form: 'YYYY-MM-DD HH24' }
/** One step that is longer than any period. */
const whole: Step = { ms: 1e15, form: '' }

/**
 * Whether single guns can be told apart. For fewer rows those of a pile or of a station are together, those whose piles are
 * of the same type and age, or those of a seller.
 */
type Of = 'guns' | 'piles' | 'kinds' | 'stations' | 'sellers'
const ofGuns = { energy: rolledUp('gun_stat'), charges: rolledUp('gun_charge') }
const ofStations = { energy: rolledUp('station_total'), charges: rolledUp('station_charge') }
const rollUps = { guns: ofGuns, piles: ofGuns, kinds: ofGuns, stations: ofStations, sellers: ofStations }
const chargesByHour = rolledUp('station_hour')

/** When the step of a moment begins. Plain numbers: of a month there are half a million. */
const startOf = ({ ms }: Step, moment: RawBuilder<unknown>) =>
  sql`(((${moment})::bigint + ${sql.lit(UTC8)}) / ${sql.lit(ms)} * ${sql.lit(ms)} - ${sql.lit(UTC8)})`

/**
 * The beginnings of the steps between two moments, one row for each. It stands among the columns, not in a join: there
 * the steps would be looked up anew for each row.
 */
const stepsOf = (step: Step, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`generate_series(${startOf(step, from)}, ${to} - 1, ${sql.lit(step.ms)})`

/** Where a gun is, as far as it is told apart; a pile stands for all of its kind. */
const placeOf = (of: Of, row: string) => {
  const has = (column: string, ...those: Of[]) =>
    those.includes(of) ? sql.ref(`${row}.${column}`) : sql`null::bigint as ${sql.ref(column)}`
  return sql.join([
    has('seller_id', 'guns', 'piles', 'kinds', 'stations', 'sellers'),
    has('station_id', 'guns', 'piles', 'stations'),
    has('pile_id', 'guns', 'piles', 'kinds'),
    has('gun_id', 'guns'),
  ])
}

/** The energy of the charges that ended in each step; that of whole days is rolled up. */
async function energyIn(step: Step, of: Of, rows: Rows, period: Period) {
  const { energy } = rollUps[of]
  const says = { energyWh: sql`e.energy_wh` }
  if (step !== hourly && energy.fits(period, rows))
    return sql`select ${columnsOf(placeOf(of, 'e'), rolledDay(step), says)} from (${await energy.rows(rows, period)}) e`
  return sql`
    select ${columnsOf(placeOf(of, 'e'), ofStep(step), says)}
    from (${endedOrders(rows, period).selectAll()}) e join d on d.starts = ${startOf(step, sql`e.end_time`)}`
}

/** There are many rows of charges; those of each kind are added up before all others come to them. */
const ofKinds = (charges: RawBuilder<unknown>) => sql`
  select c.seller_id, k.kind_id as pile_id, c.day, sum(c.charge_ms) as charge_ms
  from (${charges}) c join kinds k on k.seller_id = c.seller_id and k.pile_id = c.pile_id group by 1, 2, 3`

/** How long finished charges were in each step. One that ends after the period may have begun in it. */
async function chargesIn(step: Step, of: Of, rows: Rows, period: Period) {
  const { charges } = rollUps[of]
  if (step !== hourly && charges.fits(period, rows)) {
    const rolled = sql`${await charges.rows(rows, period)}`
    return sql`select ${columnsOf(placeOf(of, 'c'), rolledDay(step), { chargeMs: sql`c.charge_ms` })}
      from (${of === 'kinds' ? ofKinds(rolled) : rolled}) c`
  }
  if ((of === 'stations' || of === 'sellers') && chargesByHour.fits(period, rows))
    return sql`select ${columnsOf(placeOf(of, 'c'), rolledHour, { chargeMs: sql`c.charge_ms` })}
      from (${await chargesByHour.rows(rows, period)}) c`
  const { from, to } = period
  const orders = endedOrders(rows, { from, to: to + LONGEST_BILL }).where('startTime', '<', to)
  return sql`
    select ${columnsOf(placeOf(of, 'c'), ofStep(step), {
      chargeMs: sql`least(c.end_time, d.ends) - greatest(c.start_time, d.begins)`,
    })}
    from (select c.*, ${stepsOf(step, sql`greatest(start_time, ${from})`, sql`end_time`)} as t
      from (${orders.selectAll()}) c) c
    join d on d.starts = c.t and c.end_time > d.begins and c.start_time < d.ends`
}

/** Stretches of guns, cut at the ends of steps. */
const cut = (column: string, step: Step, { from, until }: { from: number; until: number }) => sql`
  (select u.*, ${stepsOf(step, sql`greatest(lower(u.r), ${from})`, sql`least(upper(u.r), ${until})`)} as t
    from (select gun_id, unnest(${sql.ref(column)}) as r from out_of) u) x
  join g on g.gun_id = x.gun_id
  join d on d.starts = x.t
  cross join lateral (select least(upper(x.r), d.ends, g.gone) - greatest(lower(x.r), d.begins, g.since) as ms) part
  where part.ms > 0`

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

/** The day of a row, and when its step begins where that is an hour. */
const ofStep = (step: Step) => (step === hourly ? sql`d.day, d.starts` : sql`d.day, null::bigint as starts`)
const rolledDay = (step: Step) => sql`${step === whole ? sql`''` : sql`day`} as day, null::bigint as starts`
const rolledHour = sql`day, (day::date - date '1970-01-01') * ${sql.lit(DAY)}::bigint - ${sql.lit(UTC8)} + hour * ${sql.lit(HOUR)} as starts`

/** A kind of rows: what it says of a gun, of nothing but its station, or of all of its guns together. */
const columnsOf = (
  place: RawBuilder<unknown>,
  time: RawBuilder<unknown>,
  says: { readonly [Name in keyof typeof NOTHING]?: RawBuilder<unknown> },
) =>
  sql`${place}, ${time}, ${sql.join(
    (Object.keys(NOTHING) as (keyof typeof NOTHING)[]).map(
      (name) => sql`${says[name] ?? sql.lit(0)}::bigint as ${sql.ref(name)}`,
    ),
  )}`

const sumsOfAll = sql.join(
  Object.keys(NOTHING).map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`),
)

/** The rows of a place in each step, of which there are many, as one: what is joined to it is joined once. */
const together = (of: Of, all: RawBuilder<unknown>) =>
  of === 'kinds'
    ? sql`
  select x.seller_id, null::bigint as station_id, coalesce(k.kind_id, x.pile_id) as pile_id, day, starts, ${sumsOfAll}
  from (${all}) x left join kinds k on k.seller_id = x.seller_id and k.pile_id = x.pile_id group by 1, 2, 3, 4, 5`
    : sql`
  select seller_id, station_id, day, starts, ${sumsOfAll}
  from (${all}) x group by 1, 2, 3, 4`

/** Of piles of the same type and age the first stands for all. */
const pileKinds = sql`select seller_id, id as pile_id,
  min(id) over (partition by seller_id, pile_type_id, commission_date) as kind_id from pile`

/** How long it was there of a step; it is joined to the step where that is any time. */
const span = sql`(least(d.ends, g.gone) - greatest(d.begins, g.since))`
const isThere = sql`g.since < d.ends and (g.gone is null or g.gone > d.begins)`

/**
 * The time of guns as rows that add up: how long they were there, which stretches of it are taken away, and what was
 * charged in it. A gun is there from the day on which its pile was commissioned until it is deleted, so that what is
 * taken down today has been there last month. What was charged belongs to the station where it was.
 */
function timeBy(step: Step, of: Of): Pick<Relation, 'rows' | 'fits' | 'addNoGroups' | 'sums'> {
  return {
    rows: async (rows, period, _only, wanted) => {
      const { from, to } = period
      const until = Math.max(from, Math.min(to, rows.now))
      const place = placeOf(of, 'g')
      const there =
        of === 'guns'
          ? sql`select ${columnsOf(place, ofStep(step), { gunMs: span, ratedMs: sql`g.rated_w * ${span}` })}
              from g join d on ${isThere}`
          : sql`select ${columnsOf(place, ofStep(step), {
              gunMs: sql`g.guns * ${span}`,
              ratedMs: sql`g.rated_w * ${span}`,
            })}
              from (select ${place}, since, gone, count(*) as guns, sum(rated_w)::bigint as rated_w
                from (select ${
                  of === 'kinds'
                    ? sql`g.seller_id, k.kind_id as pile_id, since, gone, rated_w
                  from g join kinds k on k.seller_id = g.seller_id and k.pile_id = g.pile_id`
                    : sql`* from g`
                }) g
                group by 1, 2, 3, 4, 5, 6) g join d on ${isThere}`
      const isWanted = (...names: string[]) => names.some((name) => wanted.includes(name))
      const kinds = [there]
      if (isWanted('downMs', 'serviceMs', 'ratedWh'))
        kinds.push(sql`
          select ${columnsOf(place, ofStep(step), { downMs: sql`part.ms`, ratedMs: sql`-g.rated_w * part.ms` })}
          from ${cut('down', step, { from, until })}`)
      if (isWanted('offlineMs'))
        kinds.push(sql`
          select ${columnsOf(place, ofStep(step), { offlineMs: sql`part.ms` })}
          from ${cut('offline', step, { from, until })}`)
      if (isWanted('chargeMs')) kinds.push(await chargesIn(step, of, rows, period))
      if (isWanted('gunEnergyWh')) kinds.push(await energyIn(step, of, rows, period))
      if (isWanted('faults'))
        kinds.push(sql`
          select ${columnsOf(place, ofStep(step), { faults: sql`1` })}
          from faults f join g on g.gun_id = f.gun_id
          join d on d.starts = ${startOf(step, sql`f.first_time`)}
          where f.counts and f.first_time >= ${from} and f.first_time >= g.since
            and (g.gone is null or f.first_time < g.gone)`)
      const all = sql.join(kinds, sql` union all `)
      return sql`
        with ${of === 'kinds' ? sql`kinds as materialized (${pileKinds}),` : sql``} d as materialized (
          select * from (
            select starts, to_char(to_timestamp(starts / 1000) at time zone 'Asia/Shanghai', ${sql.lit(step.form)}) as day,
              greatest(starts, ${from}) as begins, least(starts + ${sql.lit(step.ms)}, ${until}) as ends
            from ${stepsOf(step, sql`${from}`, sql`${until}::bigint`)} starts) s
          where s.ends > s.begins),
        -- Guns that were there before the period and after it are alike, however long.
        g as materialized (
          select g.seller_id, g.station_id, g.pile_id, g.id as gun_id, g.letter, g.rated_w,
            case when g.deleted = 1 and g.update_time < ${until} then g.update_time end as gone,
            greatest(extract(epoch from p.commission_date::timestamp at time zone 'Asia/Shanghai')::bigint * 1000, ${from}) as since
          from (${rows.ever('gun').selectAll()}) g
          join pile p on p.seller_id = g.seller_id and p.id = g.pile_id),
        faults as materialized (
          select g.gun_id, a.first_time, greatest(a.first_time, coalesce(a.recover_time, ${until})) as recover_time,
            a.gun_id is not null or g.letter = 1 as counts
          from (${rows.from('alarm').where(isFault).where('firstTime', '<', until).selectAll()}) a
          join g on g.pile_id = a.pile_id and (a.gun_id is null or a.gun_id = g.gun_id)
          where coalesce(a.recover_time, ${FOREVER}) > ${from}),
        gone as materialized (
          select pile_id, int8range(from_time, coalesce(to_time, greatest(from_time, ${until}))) as r
          from (${rows.from('offlineRecord').where('fromTime', '<', until).selectAll()}) f
          where coalesce(to_time, ${FOREVER}) > ${from}),
        out_of as materialized (
          select gun_id, range_agg(r) filter (where is_gone) as offline, range_agg(r) as down
          from (select gun_id, int8range(first_time, recover_time) as r, false as is_gone from faults
            union all select g.gun_id, gone.r, true from gone join g on g.pile_id = gone.pile_id) x group by gun_id)
        ${of === 'guns' || of === 'piles' || step === hourly ? all : together(of, all)}`
    },
    fits: () => true,
    addNoGroups: ['offlineMs', 'downMs', 'serviceMs', 'ratedWh', 'faults'],
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

const ofHours = timesOf('o.starts')

const ofSeller = { seller: stationKeys.seller }
const { gun: _, ...pileKeys } = gunKeys
const { pileType, manufacturer, currentType } = pileKeys
const ofKind = { ...ofSeller, pileType, manufacturer, currentType }

/** Full years since the pile was commissioned. */
const pileAge: Key = {
  by: sql`(left(o.day, 10)::date - p.commission_date::date) / 365`,
  joins: ['pile'],
}

/**
 * The time of each gun in a period, or in each day or hour of it: in service since its pile was commissioned, without a link by the records
 * of its pile, out of order by these and by the critical and major alarms of the gun and its pile. Two at once count
 * once.
 */
export const source: Source = {
  name: 'gunTime',
  relations: [
    { ...timeBy(whole, 'sellers'), isShort: true, keys: ofSeller, times: {} },
    { ...timeBy(whole, 'stations'), isShort: true, keys: stationKeys, times: {} },
    { ...timeBy(whole, 'kinds'), isShort: true, keys: ofKind, times: {} },
    { ...timeBy(whole, 'piles'), keys: { ...stationKeys, ...pileKeys }, times: {} },
    { ...timeBy(whole, 'guns'), keys: { ...stationKeys, ...gunKeys }, times: {} },
    { ...timeBy(daily, 'sellers'), isShort: true, keys: { ...ofSeller, ...dayKeys }, times: dayTimes },
    { ...timeBy(daily, 'stations'), isShort: true, keys: { ...stationKeys, ...dayKeys }, times: dayTimes },
    { ...timeBy(daily, 'kinds'), isShort: true, keys: { ...ofKind, ...dayKeys, pileAge }, times: dayTimes },
    {
      ...timeBy(daily, 'piles'),
      keys: { ...stationKeys, ...pileKeys, ...dayKeys, pileAge },
      times: dayTimes,
    },
    { ...timeBy(daily, 'guns'), keys: { ...stationKeys, ...gunKeys, ...dayKeys, pileAge }, times: dayTimes },
    { ...timeBy(hourly, 'sellers'), keys: { ...ofSeller, ...ofHours.keys }, times: ofHours.times },
    { ...timeBy(hourly, 'stations'), keys: { ...stationKeys, ...ofHours.keys }, times: ofHours.times },
    {
      ...timeBy(hourly, 'guns'),
      keys: { ...stationKeys, ...gunKeys, pileAge, ...ofHours.keys },
      times: ofHours.times,
    },
  ],
}

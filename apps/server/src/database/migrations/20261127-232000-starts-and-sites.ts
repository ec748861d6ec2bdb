import { type Kysely, sql } from 'kysely'

/*
 * Orders that started are counted by gun and by station, and what sites took by the day and tariff period. What changes
 * these is noted as before; the days of sites are noted of their quarters, and of the tariffs that divide them.
 */

const FINISHED = 3
const RESERVED = 0
const CHARGED = '2, 3, 4'
const QUARTER = 900_000
const LONGEST_BILL_MS = 3 * 86_400_000
const local = (ms: string) => `to_timestamp((${ms}) / 1000) at time zone 'Asia/Shanghai'`
const dayOf = (ms: string) => `to_char(${local(ms)}, 'YYYY-MM-DD')`
/** A start after the end, or long before it, is no start. */
const start = `greatest(least(coalesce(start_time, end_time), end_time), end_time - ${LONGEST_BILL_MS})`
/** What of an order says whether, where and when it started. */
const started = 'station_id, pile_id, gun_id, start_time, order_status, close_reason'

const ended = (table: string) => `select seller_id, station_id, to_char(day, 'YYYY-MM-DD') from ${table}
  cross join lateral generate_series(date_trunc('day', ${local(start)}), ${local('end_time')}, '1 day') day
  where order_status = ${FINISHED} and end_time is not null`
const startedIn = (table: string) => `select seller_id, station_id, ${dayOf('start_time')} from ${table}`
/** Energy and money of a running charge change every minute; whether it started does not. */
const startsChanged = `select x.seller_id, x.station_id, ${dayOf('x.start_time')} from old_rows o
  join new_rows n on n.seller_id = o.seller_id and n.id = o.id
    and (${started.replace(/\w+/g, 'n.$&')}) is distinct from (${started.replace(/\w+/g, 'o.$&')})
  cross join lateral (values (o.seller_id, o.station_id, o.start_time), (n.seller_id, n.station_id, n.start_time))
    x(seller_id, station_id, start_time)`

const ofOrders = (event: string, parts: string[]) => `
  create or replace function charge_order_day_${event}() returns trigger language plpgsql as $$ begin
    insert into day_stat_change (seller_id, station_id, day) ${parts.join(' union ')};
    return null;
  end $$`

const noting = (name: string, table: string, event: string, transition: string, days: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
    insert into site_day_change (seller_id, station_id, day) ${days};
    return null;
  end $$`,
  `create trigger ${name} after ${event} on ${table} ${transition ? `referencing ${transition}` : ''}
    for each statement execute function ${name}()`,
]

const sampled = (table: string) => `select distinct seller_id, station_id, ${dayOf('ts')} from ${table}`
const samplesChanged = `select distinct n.seller_id, n.station_id, ${dayOf('n.ts')} from old_rows o
  join new_rows n on n.seller_id = o.seller_id and n.station_id = o.station_id and n.ts = o.ts
    and (n.pile_w, n.pv_w, n.site_w) is distinct from (o.pile_w, o.pv_w, o.site_w)`
/** The days of which a site has quarters, from a moment on. */
const daysOf = (sites: string) => `select distinct x.seller_id, x.station_id, ${dayOf('q.ts')}
  from (${sites}) x(seller_id, station_id, since)
  join operating_sample q on q.seller_id = x.seller_id and q.station_id = x.station_id and q.ts >= x.since`
const withModel = (rows: string, since: string) => `select s.seller_id, s.id, min(${since}) from ${rows}
  join station s on s.seller_id = v.seller_id and s.cost_model_id = v.cost_model_id group by 1, 2`
/** The versions that a model has reached or left, from when they apply; the first applies to all that was before it. */
const versionsReached = withModel(
  `old_rows o join new_rows n on n.seller_id = o.seller_id and n.id = o.id and n.current_version <> o.current_version
  join cost_model_version v on v.seller_id = n.seller_id and v.cost_model_id = n.id
    and v.no > least(o.current_version, n.current_version) and v.no <= greatest(o.current_version, n.current_version)`,
  `case when exists (select from cost_model_version e where e.seller_id = v.seller_id and e.cost_model_id = v.cost_model_id
    and e.deleted = 0 and e.no < v.no and e.effective_time <= v.effective_time) then v.effective_time else 0 end`,
)
const sameTariff = '(effective_time, periods, deleted, no)'

const startColumns = `day text not null, starts bigint not null, charging bigint not null`
const startSums = `count(*), count(*) filter (where order_status in (${CHARGED}))`

const statements = [
  `create table gun_start (seller_id bigint not null, station_id bigint not null, pile_id bigint not null,
    gun_id bigint not null, ${startColumns}, primary key (seller_id, day, gun_id, station_id))`,
  `create table station_start (seller_id bigint not null, station_id bigint not null, ${startColumns},
    primary key (seller_id, day, station_id))`,
  `create table site_day (seller_id bigint not null, station_id bigint not null, day text not null, period smallint,
    pile_w bigint not null, pv_w bigint not null, used_w bigint not null, grid_w bigint not null,
    peak_w bigint not null, pile_peak_w bigint not null, unique nulls not distinct (seller_id, day, station_id, period))`,
  'create table site_day_change (seller_id bigint not null, station_id bigint not null, day text not null)',
  'create index site_day_change_day on site_day_change (seller_id, day, station_id)',

  ofOrders('insert', [ended('new_rows'), startedIn('new_rows')]),
  ofOrders('update', [ended('old_rows'), ended('new_rows'), startsChanged]),
  ofOrders('delete', [ended('old_rows'), startedIn('old_rows')]),
  ...noting('site_day_insert', 'operating_sample', 'insert', 'new table as new_rows', sampled('new_rows')),
  ...noting(
    'site_day_update',
    'operating_sample',
    'update',
    'old table as old_rows new table as new_rows',
    samplesChanged,
  ),
  ...noting('site_day_delete', 'operating_sample', 'delete', 'old table as old_rows', sampled('old_rows')),
  ...noting(
    'site_day_station',
    'station',
    'update',
    'old table as old_rows new table as new_rows',
    daysOf(`select n.seller_id, n.id, 0 from old_rows o join new_rows n on n.seller_id = o.seller_id and n.id = o.id
      and n.cost_model_id is distinct from o.cost_model_id`),
  ),
  ...noting(
    'site_day_model',
    'cost_model',
    'update',
    'old table as old_rows new table as new_rows',
    daysOf(versionsReached),
  ),
  // A version that is added is reached by its model later, as a rule.
  ...noting(
    'site_day_version_insert',
    'cost_model_version',
    'insert',
    'new table as new_rows',
    daysOf(
      withModel(
        `new_rows v join cost_model m on m.seller_id = v.seller_id and m.id = v.cost_model_id and v.no <= m.current_version`,
        '0',
      ),
    ),
  ),
  ...noting(
    'site_day_version_update',
    'cost_model_version',
    'update',
    'old table as old_rows new table as new_rows',
    daysOf(
      withModel(
        `old_rows o join new_rows v on v.seller_id = o.seller_id and v.id = o.id
          and ${sameTariff.replace(/\w+/g, 'v.$&')} is distinct from ${sameTariff.replace(/\w+/g, 'o.$&')}
          join cost_model m on m.seller_id = v.seller_id and m.id = v.cost_model_id and least(v.no, o.no) <= m.current_version`,
        '0',
      ),
    ),
  ),

  // Orders that ended on a day, without those of the days before it.
  `create index charge_order_end on charge_order (end_time) where order_status = ${FINISHED}`,
  `insert into gun_start (seller_id, station_id, pile_id, gun_id, day, starts, charging)
    select seller_id, station_id, pile_id, gun_id, ${dayOf('start_time')}, ${startSums} from charge_order
    where order_status <> ${RESERVED} and close_reason is distinct from 'expired' group by 1, 2, 3, 4, 5`,
  `insert into station_start (seller_id, station_id, day, starts, charging)
    select seller_id, station_id, day, sum(starts), sum(charging) from gun_start group by 1, 2, 3`,
  `insert into site_day (seller_id, station_id, day, period, pile_w, pv_w, used_w, grid_w, peak_w, pile_peak_w)
    with tariff as materialized (
      select v.seller_id, v.cost_model_id, v.begins, v.ends, q.n as quarter, (t->>'period')::int as period
      from (
        select v.seller_id, v.cost_model_id, v.periods, lead(v.effective_time) over w as ends,
          case when lag(v.no) over w is null then 0 else v.effective_time end as begins
        from cost_model_version v
        join cost_model m on m.seller_id = v.seller_id and m.id = v.cost_model_id and v.no <= m.current_version
        where v.deleted = 0
        window w as (partition by v.seller_id, v.cost_model_id order by v.effective_time, v.no)) v
      cross join generate_series(0, 95) q(n)
      join lateral jsonb_array_elements(v.periods::jsonb) t
        on to_char(q.n * interval '15 minutes', 'HH24:MI') >= t->>'from'
        and to_char(q.n * interval '15 minutes', 'HH24:MI') < t->>'to')
    select q.seller_id, q.station_id, ${dayOf('q.ts')}, tariff.period, sum(q.pile_w), sum(q.pv_w),
      sum(least(q.site_w, q.pv_w)), sum(greatest(0, q.site_w - q.pv_w)), max(q.site_w), max(q.pile_w)
    from (select seller_id, station_id, ts, pile_w, pv_w, coalesce(site_w, pile_w) as site_w from operating_sample) q
    join station s on s.seller_id = q.seller_id and s.id = q.station_id
    left join tariff on tariff.seller_id = s.seller_id and tariff.cost_model_id = s.cost_model_id
      and tariff.begins <= q.ts and (tariff.ends is null or tariff.ends > q.ts)
      and tariff.quarter = (q.ts + 28800000) / ${QUARTER} % 96
    group by 1, 2, 3, 4`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

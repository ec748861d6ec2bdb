import { type Kysely, sql } from 'kysely'

/*
 * The roll-ups of orders: by station and hour, by gun and day, and by station, day and tariff period. Each statement
 * that changes finished orders notes their stations and days, from their start to their end, and a job counts these
 * again. Notes are only added, so that writers never wait for one another.
 */

const FINISHED = 3
const LONGEST_BILL_MS = 3 * 86_400_000
const local = (ms: string) => `to_timestamp((${ms}) / 1000) at time zone 'Asia/Shanghai'`
/** A start after the end, or long before it, is no start. */
const start = `greatest(least(coalesce(start_time, end_time), end_time), end_time - ${LONGEST_BILL_MS})`

function noting(event: string, transition: string, tables: string[]): string[] {
  const name = `charge_order_day_${event}`
  const changed = tables.map(
    (table) =>
      `select seller_id, station_id, to_char(day, 'YYYY-MM-DD') from ${table}
        cross join lateral generate_series(date_trunc('day', ${local(start)}), ${local('end_time')}, '1 day') day
        where order_status = ${FINISHED} and end_time is not null`,
  )
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      insert into day_stat_change (seller_id, station_id, day) ${changed.join(' union ')};
      return null;
    end $$`,
    `create trigger ${name} after ${event} on charge_order referencing ${transition}
      for each statement execute function ${name}()`,
  ]
}

const sums = (columns: string) => columns.split(' ').map((column) => `${column} bigint not null`)
const money =
  'e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen occupied_orders'

const statements = [
  `alter table day_stat drop constraint day_stat_pkey`,
  `alter table day_stat add column channel smallint not null default 0,
    ${'coupon_fen payable_fen paid_fen owed_fen occupied_orders'
      .split(' ')
      .map((column) => `add column ${column} bigint not null default 0`)}`,
  `alter table day_stat add primary key (seller_id, day, station_id, hour, gun_kind, member_type, channel)`,
  `create table gun_stat (seller_id bigint not null, station_id bigint not null, pile_id bigint not null,
    gun_id bigint not null, day text not null,
    ${sums(`orders energy_wh ${money} charge_minutes sharp_wh peak_wh flat_wh valley_wh`)},
    primary key (seller_id, day, gun_id, station_id))`,
  `create table gun_charge (seller_id bigint not null, station_id bigint not null, pile_id bigint not null,
    gun_id bigint not null, day text not null, charge_ms bigint not null,
    primary key (seller_id, day, gun_id, station_id))`,
  `create table period_stat (seller_id bigint not null, station_id bigint not null, day text not null,
    period smallint not null, member_type smallint not null,
    ${sums('line_wh line_energy_fee_fen line_service_fee_fen')},
    primary key (seller_id, day, station_id, period, member_type))`,
  'create table day_stat_change (seller_id bigint not null, station_id bigint not null, day text not null)',
  'create index day_stat_change_day on day_stat_change (seller_id, day, station_id)',
  ...noting('insert', 'new table as new_rows', ['new_rows']),
  ...noting('update', 'old table as old_rows new table as new_rows', ['old_rows', 'new_rows']),
  ...noting('delete', 'old table as old_rows', ['old_rows']),
  // The days that are there are counted anew.
  `insert into day_stat_change (seller_id, station_id, day) select distinct seller_id, station_id, day from day_stat`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

/*
 * What members' charges come to, and what follows of it. Each write to a finished order notes whose it is in
 * `member_due`, as a row of its own, so that writers never wait for one another; a job counts these members again and
 * takes the notes away.
 */

const due = (event: string, transition: string, rows: readonly string[]) => [
  `create function member_due_${event}() returns trigger language plpgsql as $$ begin
    insert into member_due (seller_id, member_id)
    ${rows
      .map((of) => `select seller_id, member_id from ${of} where order_status = 3 and member_id is not null`)
      .join(' union ')};
    return null;
  end $$`,
  `create trigger member_due_${event} after ${event} on charge_order referencing ${transition}
    for each statement execute function member_due_${event}()`,
]

const statements = [
  `create table member_stat (seller_id bigint not null, member_id bigint not null, began int not null,
    ended int not null, station_id bigint not null, group_id bigint, channel smallint not null, orders int not null,
    energy_wh bigint not null, valley_wh bigint not null, spend_fen bigint not null)`,
  `create index member_stat_member on member_stat (seller_id, member_id, ended)`,
  `create index member_stat_ended on member_stat (seller_id, ended)
    include (member_id, began, station_id, group_id, channel, orders, energy_wh, spend_fen)`,
  `create table member_portrait (seller_id bigint not null, member_id bigint not null, group_id bigint,
    day int not null, first_day int not null, last_day int not null, recency int not null, frequency30 int not null,
    frequency90 int not null, spend90_fen bigint not null, energy90_wh bigint not null, pref_hour smallint not null,
    pref_station_id bigint not null, valley_bps int not null, stations int not null, reach_m int not null,
    months bigint not null, segment smallint not null, recency_band smallint not null,
    frequency_band smallint not null, spend_band smallint not null, reach_band smallint not null,
    primary key (seller_id, member_id))`,
  `create index member_portrait_day on member_portrait (day)`,
  `create index member_portrait_segment on member_portrait (seller_id, segment)`,
  `create table member_due (seller_id bigint not null, member_id bigint not null)`,
  ...due('insert', 'new table as new_rows', ['new_rows']),
  ...due('update', 'old table as old_rows new table as new_rows', ['old_rows', 'new_rows']),
  ...due('delete', 'old table as old_rows', ['old_rows']),
  // Those who have charged before now are counted by the first run of the job.
  `insert into member_due select distinct seller_id, member_id from charge_order
    where order_status = 3 and member_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

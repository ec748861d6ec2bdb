import { type Kysely, sql } from 'kysely'
import { faultCodes } from './fault-codes.ts'
import { standard } from './standard-columns.ts'

const statements = [
  `create table alarm_rule (${standard}, name text not null, name_en text, code text not null,
    source smallint not null, metric text not null, operator text not null, value double precision not null,
    duration_s int not null, level smallint not null, ways text[] not null default '{}',
    receivers bigint[] not null default '{}', auto_work_order smallint not null default 0, state smallint not null,
    primary key (seller_id, id))`,
  'create unique index alarm_rule_name on alarm_rule (seller_id, name) where deleted = 0',
  'create index alarm_rule_code on alarm_rule (seller_id, code) where deleted = 0',
  `create table alarm_dispatch (${standard}, rule_id bigint, team bigint[] not null default '{}',
    receivers bigint[] not null default '{}', state smallint not null, primary key (seller_id, id))`,
  'create unique index alarm_dispatch_rule on alarm_dispatch (seller_id, coalesce(rule_id, 0)) where deleted = 0',
  `create table alarm (${standard}, rule_id bigint, code text not null, name text not null, name_en text,
    level smallint not null, source smallint not null, object text not null, station_id bigint, pile_id bigint,
    gun_id bigint, info text, first_time bigint not null, last_time bigint not null, count int not null,
    recover_time bigint, handling smallint not null, handle_user bigint, handle_time bigint, handle_note text,
    work_order_id bigint, primary key (seller_id, id))`,
  // One incident at a time of a code at an object; what has recovered may stand beside it until somebody closes it.
  `create unique index alarm_incident on alarm (seller_id, object, code)
    where handling < 3 and recover_time is null and deleted = 0`,
  'create index alarm_object on alarm (seller_id, object, code, last_time)',
  'create index alarm_open on alarm (seller_id, level, last_time) where handling < 3 and deleted = 0',
  // A station's service status asks this for every row of a list.
  `create index alarm_open_station on alarm (seller_id, station_id)
    where handling < 3 and recover_time is null and level <= 3 and deleted = 0`,
  'create index alarm_station on alarm (seller_id, station_id, last_time)',
  'create index alarm_pile on alarm (seller_id, pile_id, last_time)',
  'create index alarm_time on alarm (seller_id, last_time, id) where deleted = 0',
  'create index alarm_rule_of on alarm (seller_id, rule_id, first_time)',
  `create table alarm_condition (seller_id bigint not null, object text not null, code text not null, rule_id bigint,
    source smallint not null, station_id bigint, pile_id bigint, gun_id bigint, info text,
    level smallint not null, hold_s int not null, since bigint not null, last_on bigint not null, off_since bigint,
    last_off bigint, raised int not null, alarm_id bigint,
    primary key (seller_id, object, code))`,
  `create table alarm_step (id bigint not null, seller_id bigint not null, alarm_id bigint not null,
    action text not null, user_id bigint, to_user_id bigint, note text, ts bigint not null,
    primary key (seller_id, id))`,
  'create index alarm_step_alarm on alarm_step (seller_id, alarm_id, ts)',
  `create table alarm_push (id bigint not null, seller_id bigint not null, alarm_id bigint not null, way text not null,
    receiver_id bigint not null, create_time bigint not null, sent_time bigint, state smallint not null,
    primary key (seller_id, id))`,
  'create index alarm_push_waiting on alarm_push (seller_id, way, receiver_id) where state = 1',
  'create index alarm_push_sent on alarm_push (seller_id, way, receiver_id, sent_time) where state = 2',
  `create table work_order (${standard}, no text not null, kind smallint not null, title text not null, title_en text,
    level smallint not null, station_id bigint not null, pile_id bigint, alarm_id bigint, description text,
    dispatch_user bigint, dispatch_time bigint, repair_user bigint, deadline bigint, state smallint not null,
    result text, parts jsonb not null default '[]', pictures text[] not null default '{}', end_time bigint,
    primary key (seller_id, id))`,
  'create unique index work_order_no on work_order (seller_id, no) where deleted = 0',
  'create index work_order_alarm on work_order (seller_id, alarm_id)',
  'create index work_order_state on work_order (seller_id, state, deadline) where deleted = 0',
  'create index work_order_station on work_order (seller_id, station_id)',
  'create index work_order_repair on work_order (seller_id, repair_user, state) where deleted = 0',
  `create table work_order_step (id bigint not null, seller_id bigint not null, work_order_id bigint not null,
    action text not null, from_state smallint, to_state smallint not null, user_id bigint, repair_user bigint,
    note text, ts bigint not null, primary key (seller_id, id))`,
  'create index work_order_step_order on work_order_step (seller_id, work_order_id, ts)',
  `create table fault_code (${standard}, code text not null, protocol smallint not null, text text not null,
    text_en text, level smallint not null, advice text, advice_en text, primary key (seller_id, id))`,
  'create unique index fault_code_code on fault_code (seller_id, code, protocol) where deleted = 0',
  `create table scheduling (${standard}, date text not null, shift smallint not null, user_id bigint not null,
    station_ids bigint[] not null default '{}', primary key (seller_id, id))`,
  'create unique index scheduling_day on scheduling (seller_id, date, user_id) where deleted = 0',
  // A notice about a station is for those who may see the station.
  'alter table notice add column station_id bigint',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const [index, [code, protocol, level, text, textEn, advice, adviceEn]] of faultCodes.entries())
    await sql`
      insert into fault_code (id, seller_id, create_time, update_time, code, protocol, level, text, text_en, advice,
        advice_en)
      values (${index + 1}, -1, 0, 0, ${code}, ${protocol}, ${level}, ${text}, ${textEn}, ${advice}, ${adviceEn})`.execute(
      db,
    )
}

import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

/** Files of the download center, and the tables that its imports fill. */
const statements = [
  // Files lie in the database, so that every process that shares it can give and read them.
  `create table stored_file (seller_id bigint not null, file_id bigint not null, part int not null, bytes bytea not null,
    primary key (seller_id, file_id, part))`,
  `create table import_file (${standard}, file_name text not null, template smallint not null, language text not null,
    file_state smallint not null, total int, upload_success int not null default 0, upload_fail int not null default 0,
    user_name text not null, primary key (seller_id, id))`,
  'create index import_file_user on import_file (seller_id, create_user, id)',
  'create index export_file_user on export_file (seller_id, create_user, id)',
  // What became of each row: written together with the row itself, so that no row is done twice.
  `create table import_row (seller_id bigint not null, import_id bigint not null, row int not null, content text,
    primary key (seller_id, import_id, row))`,

  `create table group_team (${standard}, group_id bigint not null, name text not null, pid bigint,
    primary key (seller_id, id), foreign key (seller_id, group_id) references fleet (seller_id, id))`,
  'create unique index group_team_name on group_team (seller_id, group_id, name) where deleted = 0',
  `create table group_member (${standard}, group_id bigint not null, member_id bigint not null, team_id bigint,
    role smallint not null, month_limit_fen bigint not null, state smallint not null, primary key (seller_id, id),
    foreign key (seller_id, group_id) references fleet (seller_id, id),
    foreign key (seller_id, member_id) references member (seller_id, id))`,
  'create unique index group_member_member on group_member (seller_id, member_id) where deleted = 0',
  `create table card (${standard}, card_no text not null, kind smallint not null, member_id bigint, group_id bigint,
    status smallint not null, issue_time bigint, loss_time bigint, primary key (seller_id, id))`,
  'create unique index card_no on card (seller_id, card_no) where deleted = 0',
  `create table vehicle (${standard}, plate text not null, vin text, vehicle_type smallint not null, brand text,
    model text, battery_wh bigint, member_id bigint, group_id bigint, state smallint not null,
    primary key (seller_id, id))`,
  'create unique index vehicle_plate on vehicle (seller_id, plate) where deleted = 0',
  'create unique index vehicle_vin on vehicle (seller_id, vin) where deleted = 0',
  `create table vin_pass (${standard}, vin text not null, station_ids bigint[] not null default '{}',
    pile_ids bigint[] not null default '{}', start_mode smallint not null, max_fen_per_order bigint, valid_to text,
    state smallint not null, last_use bigint, primary key (seller_id, id))`,
  'create unique index vin_pass_vin on vin_pass (seller_id, vin) where deleted = 0',
  `create table vin_binding (${standard}, vin text not null, member_id bigint, group_id bigint,
    account_type smallint not null, valid_to text, state smallint not null, primary key (seller_id, id))`,
  'create unique index vin_binding_vin on vin_binding (seller_id, vin) where deleted = 0',
  `create table meter (${standard}, meter_no text not null, station_id bigint not null, kind smallint not null,
    ratio int not null, last_reading bigint, primary key (seller_id, id),
    foreign key (seller_id, station_id) references station (seller_id, id))`,
  'create unique index meter_no on meter (seller_id, meter_no) where deleted = 0',
  `create table meter_fee (${standard}, station_id bigint not null, meter_id bigint not null, month text not null,
    start_reading bigint not null, end_reading bigint not null, sharp_wh bigint not null, peak_wh bigint not null,
    flat_wh bigint not null, valley_wh bigint not null, fee_fen bigint not null, remark text,
    primary key (seller_id, id), foreign key (seller_id, meter_id) references meter (seller_id, id))`,
  'create unique index meter_fee_month on meter_fee (seller_id, meter_id, month) where deleted = 0',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

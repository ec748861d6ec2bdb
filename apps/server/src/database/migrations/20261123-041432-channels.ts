import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** Contracts with payment channels, and the texts that are sent by SMS. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table payment_config (${standardColumns}, channel text not null, merchant_no text not null,
      app_id text not null, fee_bps int not null, state smallint not null, secret text, secret_time bigint,
      secret_user bigint, primary key (seller_id, id))`,
    sql`create unique index payment_config_channel on payment_config (seller_id, channel) where deleted = 0`,
    sql`alter table payment_order add column merchant_no text, add column fee_fen bigint`,
    sql`create table sms_config (${standardColumns}, sign text, primary key (seller_id, id))`,
    sql`create unique index sms_config_seller on sms_config (seller_id) where deleted = 0`,
    sql`create table sms_template (${standardColumns}, scene smallint not null, content text not null,
      content_en text not null, state smallint not null, primary key (seller_id, id))`,
    sql`create unique index sms_template_scene on sms_template (seller_id, scene) where deleted = 0`,
    sql`alter table outgoing_message add column scene smallint, add column is_test smallint not null default 0`,
    sql`create index outgoing_message_seller on outgoing_message (seller_id, create_time)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

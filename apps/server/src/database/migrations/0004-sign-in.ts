import { type Kysely, sql } from 'kysely'

const statements = [
  `create table sms_captcha (scene text not null, phone text not null, code_hash text not null,
    tries smallint not null, expires bigint not null, sent_time bigint not null, day text not null,
    sent_today smallint not null, ip text not null, primary key (scene, phone))`,
  'create index sms_captcha_ip on sms_captcha (ip, sent_time)',
  'create index sms_captcha_age on sms_captcha (sent_time)',
  `create table login_ticket (hash text primary key, kind text not null, seller_id bigint not null,
    user_id bigint not null, ip text, failures smallint not null default 0, create_time bigint not null,
    expires bigint not null, used_time bigint)`,
  'create index login_ticket_age on login_ticket (create_time)',
  'create table link_key (seller_id bigint primary key, secret text not null, create_time bigint not null)',
  'create index account_user_telephone on account_user (seller_id, telephone) where deleted = 0',
  'alter table seller add column host text, add column platform_title_en text',
  'create unique index seller_host on seller (host) where host is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

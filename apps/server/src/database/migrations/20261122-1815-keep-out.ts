import { type Kysely, sql } from 'kysely'

const statements = [
  // So many attempts are used up under a key; they come back with time. All processes count in it.
  'create table attempt_count (key text primary key, used double precision not null, at bigint not null)',
  // Signatures that were accepted while their time was near enough: none is accepted twice.
  'create table signature_seen (signature text primary key, ts bigint not null)',
  // A captcha is one seller's: another seller's log-in page takes nothing from it.
  'alter table sms_captcha add column seller_id bigint not null default 0',
  'alter table sms_captcha drop constraint sms_captcha_pkey',
  'alter table sms_captcha add primary key (seller_id, scene, phone)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

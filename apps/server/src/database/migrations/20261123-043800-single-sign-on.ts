import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table single_sign_on (${standardColumns}, is_on smallint not null, name text not null,
    issuer text not null, client_id text not null, client_secret text, group_claim text not null,
    roles jsonb not null, domains text[] not null default '{}', makes_accounts smallint not null,
    matches_email smallint not null, primary key (seller_id, id))`.execute(db)
  await sql`create unique index single_sign_on_seller on single_sign_on (seller_id)`.execute(db)
  // Whom the provider calls what; the subject never changes, a mail address does.
  await sql`create table provider_subject (seller_id bigint not null, issuer text not null, subject text not null,
    user_id bigint not null, create_time bigint not null, primary key (seller_id, issuer, subject))`.execute(
    db,
  )
  // A log-in that has gone to the provider and is to come back, once.
  await sql`create table provider_login (state_hash text primary key, seller_id bigint not null, nonce text not null,
    code_verifier text not null, origin text not null, ip text not null, create_time bigint not null,
    used_time bigint)`.execute(db)
  await sql`create index provider_login_age on provider_login (create_time)`.execute(db)
}

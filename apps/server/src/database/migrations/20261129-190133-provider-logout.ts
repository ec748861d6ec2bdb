import { type Kysely, sql } from 'kysely'

/** Whether a log-out leads through the OpenID provider, and where the session of somebody ends there (sealed). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table single_sign_on add column ends_session smallint not null default 0`.execute(db)
  await sql`alter table session add column provider_logout text`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** For whom a mail server has not taken a mail, and what a timed report shows of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing_message
    add column refused jsonb not null default '[]', add column over_job text`.execute(db)
  await sql`alter table timing_item
    add column mail_id bigint, add column refused jsonb not null default '[]'`.execute(db)
  await sql`create index timing_item_mail on timing_item (mail_id)`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** In which session somebody began to look as somebody else, and what the owner of an export saw when it was started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column opened_by text`.execute(db)
  await sql`alter table export_file add column scope jsonb`.execute(db)
}

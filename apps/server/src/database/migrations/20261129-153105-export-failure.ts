import { type Kysely, sql } from 'kysely'

/** Why an export has no file: its report is gone, or making it failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export_file add column failure text`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Log files that piles bring to the operator's own FTP server, and what they say of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pile_log_file add column by_ftp smallint not null default 0,
    add column upload_status text, add column upload_time bigint`.execute(db)
}

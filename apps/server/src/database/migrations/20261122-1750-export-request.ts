import { type Kysely, sql } from 'kysely'

/** What an export was asked for, as a hash: the same request again is answered with the export that is under way. */
const statements = [
  'alter table export_file add column request_hash text',
  'create index export_file_open on export_file (seller_id, create_user) where file_state = 1',
  'create index import_file_open on import_file (seller_id, create_user) where file_state = 1',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

/** The logs are read as lists: by their time, and by the record that was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index operation_log_time on operation_log (seller_id, ts)`,
    sql`create index operation_log_records on operation_log using gin (changes jsonb_path_ops)`,
    sql`create index login_log_time on login_log (seller_id, ts)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

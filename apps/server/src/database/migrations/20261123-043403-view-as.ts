import { type Kysely, sql } from 'kysely'

const statements = [
  // Who really looks, where a session shows the console as somebody else.
  'alter table session add column looked_by bigint',
  'alter table operation_log add column as_user_id bigint',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

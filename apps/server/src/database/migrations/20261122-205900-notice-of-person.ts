import { type Kysely, sql } from 'kysely'

const statements = [
  // What one person is told, and the record that it is about.
  'alter table notice add column user_id bigint',
  'alter table notice add column page text',
  'alter table notice add column record_id bigint',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

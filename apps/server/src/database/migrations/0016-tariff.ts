import { type Kysely, sql } from 'kysely'

const statements = [
  'create unique index cost_model_code on cost_model (seller_id, code) where deleted = 0',
  // Versions whose time is still to come: what the calendar looks for every minute.
  'create index cost_model_version_due on cost_model_version (effective_time) where state = 2 and deleted = 0',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pile_type add column module_count int, add column cooling_kind smallint`.execute(db)
  // Imports of piles name their type.
  await sql`create unique index pile_type_name on pile_type (seller_id, name) where deleted = 0`.execute(db)
}

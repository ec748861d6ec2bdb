import { type Kysely, sql } from 'kysely'

/** A pile type has an English name, as stations and operating units have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pile_type add column name_en text`.execute(db)
}

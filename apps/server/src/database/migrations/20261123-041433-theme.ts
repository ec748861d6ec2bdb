import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** How the pages of a seller look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table theme (${standardColumns}, accent text not null, mode text not null,
    density text not null, primary key (seller_id, id))`.execute(db)
  await sql`create unique index theme_seller on theme (seller_id) where deleted = 0`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table list_view (${standardColumns}, list text not null, name text not null, search text not null,
    shared boolean not null, primary key (seller_id, id))`.execute(db)
  await sql`create unique index list_view_name on list_view (seller_id, list, create_user, name)
    where deleted = 0`.execute(db)
}

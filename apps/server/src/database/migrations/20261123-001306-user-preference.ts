import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table user_preference (${standardColumns}, name text not null, value text not null,
    primary key (seller_id, id))`.execute(db)
  await sql`create unique index user_preference_name on user_preference (seller_id, create_user, name)
    where deleted = 0`.execute(db)
}

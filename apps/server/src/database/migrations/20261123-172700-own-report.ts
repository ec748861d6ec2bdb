import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table own_report (${standardColumns}, name text not null, composition jsonb not null,
    is_shared boolean not null, primary key (seller_id, id))`.execute(db)
  await sql`create index own_report_user on own_report (seller_id, create_user) where deleted = 0`.execute(db)
}

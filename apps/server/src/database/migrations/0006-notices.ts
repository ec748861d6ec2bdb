import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notice (${standardColumns}, title text not null, title_en text, content text not null,
    content_en text, level smallint not null, primary key (seller_id, id))`.execute(db)
  await sql`create index notice_time on notice (seller_id, create_time, id) where deleted = 0`.execute(db)
  await sql`create table notice_read (seller_id bigint not null, user_id bigint not null, notice_id bigint not null,
    ts bigint not null, primary key (seller_id, user_id, notice_id))`.execute(db)
}

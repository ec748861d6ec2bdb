import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** Articles of help, and what people write back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table help (${standardColumns}, title text not null, title_en text, category smallint not null,
      audience smallint not null, page_id text, content text not null, content_en text, sort int not null,
      state smallint not null, primary key (seller_id, id))`,
    sql`create table feedback (${standardColumns}, source smallint not null, member_id bigint, category smallint not null,
      content text not null, pictures text[] not null default '{}', phone text, state smallint not null, reply text,
      reply_user bigint, reply_time bigint, primary key (seller_id, id))`,
    sql`create index feedback_time on feedback (seller_id, create_time)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

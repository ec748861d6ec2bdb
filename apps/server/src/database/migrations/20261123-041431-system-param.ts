import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** Parameters and words of a seller, and the way to the last changes of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table system_param_value (${standardColumns}, key text not null, value bigint,
      primary key (seller_id, id))`,
    sql`create unique index system_param_value_key on system_param_value (seller_id, key) where deleted = 0`,
    sql`create table dictionary_value (${standardColumns}, type text not null, key text not null, value text not null,
      title_en text, sort int not null, removed smallint not null default 0, primary key (seller_id, id))`,
    sql`create unique index dictionary_value_key on dictionary_value (seller_id, type, key) where deleted = 0`,
    sql`create index operation_log_permission on operation_log (seller_id, permission, ts)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

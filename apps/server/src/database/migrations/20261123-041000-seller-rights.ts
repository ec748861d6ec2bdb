import { type Kysely, sql } from 'kysely'

/** What a seller's roles may hold, further facts of sellers, and what of the menu is not as the console brings it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table seller add column permissions text[], add column short_name text, add column credit_code text,
      add column address text`,
    sql`create index seller_pid on seller (pid) where pid is not null`,
    sql`create table menu_entry (seller_id bigint not null, entry_id bigint not null, name text not null,
      component_type text, pid bigint, title text, title_en text, url text, icon text, sort int, is_show smallint,
      enabled smallint not null default 1, update_time bigint not null, update_user bigint,
      version int not null default 1, primary key (seller_id, entry_id))`,
    sql`create unique index menu_entry_added on menu_entry (name) where component_type is not null`,
    sql`create index menu_entry_off on menu_entry (name) where seller_id = -1 and enabled = 0`,
  ]
  for (const statement of statements) await statement.execute(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * The order of names: Chinese by pinyin, and "Pile 9" before "Pile 10". A PostgreSQL that was built without ICU orders
 * them by their characters, as all did until now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create collation by_name (provider = icu, locale = 'zh-u-co-pinyin-kn-true');
  exception when others then
    create collation by_name from "C";
  end $$`.execute(db)
}

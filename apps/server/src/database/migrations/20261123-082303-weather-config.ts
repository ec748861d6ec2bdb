import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table weather_config (${standardColumns}, name text not null, name_en text, city_code text not null,
    measure smallint not null, threshold int not null, action smallint not null, percent smallint,
    state smallint not null, active_since bigint, primary key (seller_id, id))`.execute(db)
}

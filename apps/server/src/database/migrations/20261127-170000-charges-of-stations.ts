import { type Kysely, sql } from 'kysely'

/* How long the charges of a station were on each day: most reports ask for no single gun. */

const statements = [
  `create table station_charge (seller_id bigint not null, station_id bigint not null, day text not null,
    charge_ms bigint not null, primary key (seller_id, day, station_id))`,
  `insert into station_charge (seller_id, station_id, day, charge_ms)
    select seller_id, station_id, day, sum(charge_ms) from gun_charge group by 1, 2, 3`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

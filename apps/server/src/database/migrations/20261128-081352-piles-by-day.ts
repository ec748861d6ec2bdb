import { type Kysely, sql } from 'kysely'

/*
 * The days of guns are in the order of their piles, so that the piles of a day are read from the index alone. An index has
 * the faults of piles and guns by their end: those of a period are few of all.
 */

const CRITICAL_AND_MAJOR = '1, 2'
const PILES_AND_GUNS = '1, 2'
const key = 'seller_id, day, pile_id, gun_id, station_id'

const statements = [
  ...['gun_stat', 'gun_start'].map(
    (table) => `alter table ${table} drop constraint ${table}_pkey, add primary key (${key})`,
  ),
  `alter table gun_charge drop constraint gun_charge_pkey, add primary key (${key}) include (charge_ms)`,
  `create index alarm_fault on alarm (seller_id, coalesce(recover_time, 9007199254740991))
    where source in (${PILES_AND_GUNS}) and level in (${CRITICAL_AND_MAJOR})`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

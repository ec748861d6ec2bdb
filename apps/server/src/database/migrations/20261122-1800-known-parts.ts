import { type Kysely, sql } from 'kysely'

/** What a register had counted before it was reset, and the last reading before a tariff's boundary. */
const statements = [
  'alter table charge_transaction add column offset_wh bigint not null default 0',
  'alter table meter_value add column last_ts bigint, add column last_wh bigint',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

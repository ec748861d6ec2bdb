import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table charge_strategy (${standardColumns}, name text not null, name_en text, kind smallint not null,
    amount_fen bigint, energy_wh bigint, minutes int, soc smallint, curve bigint[] not null default '{}',
    station_ids bigint[] not null default '{}', remark text, state smallint not null,
    primary key (seller_id, id))`.execute(db)
  // What ends a charge, as it was when the charge began, and which of them has ended it.
  await sql`alter table charge_transaction add column strategies jsonb`.execute(db)
  await sql`alter table charge_order add column charge_strategy_id bigint`.execute(db)
}

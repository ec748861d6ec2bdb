import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table contract_provider (${standardColumns}, is_on smallint not null, kind smallint not null,
    address text, token text, timeout_seconds int not null, accepts_when_away smallint not null,
    party_id text not null, primary key (seller_id, id))`.execute(db)
  await sql`create unique index contract_provider_seller on contract_provider (seller_id)`.execute(db)
  // The CAs of the embedded provider; their keys are sealed.
  await sql`create table pnc_authority (seller_id bigint not null, kind text not null, certificate text not null,
    private_key text not null, create_time bigint not null, primary key (seller_id, kind))`.execute(db)
  await sql`create table pnc_contract (${standardColumns}, card_id bigint not null, emaid text not null,
    emaid_key text not null, serial text not null, state smallint not null, valid_to bigint not null,
    end_time bigint, primary key (seller_id, id))`.execute(db)
  await sql`create index pnc_contract_emaid on pnc_contract (seller_id, emaid_key)`.execute(db)
  await sql`create index pnc_contract_card on pnc_contract (seller_id, card_id)`.execute(db)
  await sql`create unique index pnc_contract_serial on pnc_contract (seller_id, serial)`.execute(db)
  // What the embedded provider has signed for piles to show to cars.
  await sql`create table pnc_pile_certificate (seller_id bigint not null, serial text not null,
    pile_id bigint not null, valid_to bigint not null, create_time bigint not null,
    primary key (seller_id, serial))`.execute(db)
  // OCSP answers of providers elsewhere, each good until its own end.
  await sql`create table pnc_status (seller_id bigint not null, certificate text not null, answer text not null,
    next_update bigint not null, primary key (seller_id, certificate))`.execute(db)
  await sql`create index pnc_status_age on pnc_status (next_update)`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

const statements = [
  `create table reconciliation_contract (${standard}, no text not null, name text not null, party_id bigint not null,
    station_ids bigint[] not null, e_bps int not null, s_bps int not null, o_bps int not null, settle_day smallint not null,
    from_date text not null, to_date text not null, remark text, audit_state smallint not null, submit_user bigint,
    audit_user bigint, audit_time bigint, audit_reason text, primary key (seller_id, id),
    foreign key (seller_id, party_id) references operating_unit (seller_id, id))`,
  'create unique index reconciliation_contract_no on reconciliation_contract (seller_id, no) where deleted = 0',
  `create table contract_month (seller_id bigint not null, contract_id bigint not null, month text not null,
    orders int not null, e_fen bigint not null, s_fen bigint not null, o_fen bigint not null, should_fen bigint not null,
    done_fen bigint not null, note text, confirm_user bigint, confirm_time bigint not null,
    primary key (seller_id, contract_id, month),
    foreign key (seller_id, contract_id) references reconciliation_contract (seller_id, id))`,
]

/** Contracts with parties, and their months that were confirmed (domain.md §3.4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

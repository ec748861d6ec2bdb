import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table team_bill (${standardColumns}, group_id bigint not null, month text not null,
    orders int not null, energy_wh bigint not null, payable_fen bigint not null, paid_fen bigint not null,
    adjust_fen bigint not null, state smallint not null, primary key (seller_id, id),
    foreign key (seller_id, group_id) references fleet (seller_id, id))`.execute(db)
  // One that was voided may be built again.
  await sql`create unique index team_bill_month on team_bill (seller_id, group_id, month)
    where deleted = 0 and state <> 5`.execute(db)
}

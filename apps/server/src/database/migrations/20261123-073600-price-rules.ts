import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table strategy_for_gun (${standardColumns}, station_id bigint not null, pile_id bigint not null,
    gun_id bigint not null, cost_model_id bigint not null, charge_strategy_id bigint, weekday_mask smallint not null, valid_from text not null,
    valid_to text, primary key (seller_id, id),
    foreign key (seller_id, cost_model_id) references cost_model (seller_id, id))`.execute(db)
  await sql`create index strategy_for_gun_gun on strategy_for_gun (seller_id, gun_id) where deleted = 0`.execute(
    db,
  )
  await sql`alter table charge_order add column gun_strategy_id bigint`.execute(db)
  await sql`alter table exclusive_strategy drop column member_tag, add column tag_id bigint`.execute(db)
}

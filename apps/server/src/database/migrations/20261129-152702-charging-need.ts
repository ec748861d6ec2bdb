import { type Kysely, sql } from 'kysely'

/** What cars say that they need, and plan to take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table charging_need (seller_id bigint not null, gun_id bigint not null, order_id bigint not null,
    ts bigint not null, energy_wh bigint, departure_time bigint, max_w bigint, soc smallint, target_soc smallint,
    transfer text not null, max_out_w bigint, plan_seconds int[] not null default '{}',
    plan_w bigint[] not null default '{}', plan_time bigint, plan_fits smallint,
    primary key (seller_id, gun_id, order_id))`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reservation (${standardColumns}, member_id bigint not null, station_id bigint not null,
    pile_id bigint not null, gun_id bigint not null, plate text, from_time bigint not null, to_time bigint not null,
    hold_minutes smallint not null, status text not null, end_time bigint, end_reason text, order_id bigint,
    pile_no int, primary key (seller_id, id))`.execute(db)
  // One that is open of each member, and what a gun and an order have.
  await sql`create unique index reservation_member on reservation (seller_id, member_id)
    where status = 'JinXingZhong' and deleted = 0`.execute(db)
  await sql`create index reservation_gun on reservation (seller_id, gun_id, to_time)`.execute(db)
  await sql`create index reservation_order on reservation (seller_id, order_id) where order_id is not null`.execute(
    db,
  )
  await sql`create index reservation_past on reservation (seller_id, member_id, end_time)`.execute(db)
}

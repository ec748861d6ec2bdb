import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** Models of cars, the papers that prove whose a car is, and where the last charge of a VIN is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table vehicle_model (${standardColumns}, brand text not null, model text not null,
      battery_wh bigint not null, max_w bigint not null, primary key (seller_id, id))`,
    sql`alter table vehicle add column model_id bigint`,
    sql`create index vehicle_member on vehicle (seller_id, member_id) where member_id is not null`,
    sql`create index vehicle_group on vehicle (seller_id, group_id) where group_id is not null`,
    sql`create index vehicle_model_id on vehicle (seller_id, model_id) where model_id is not null`,
    sql`create table vehicle_certification (${standardColumns}, vehicle_id bigint not null, member_id bigint not null,
      licence_picture text not null, owner_name text not null, audit_state smallint not null, refuse_reason text,
      audit_user bigint, audit_time bigint, primary key (seller_id, id))`,
    sql`create index vehicle_certification_vehicle on vehicle_certification (seller_id, vehicle_id, id)`,
    sql`create index vehicle_certification_waiting on vehicle_certification (seller_id, audit_state, id)`,
    sql`create index charge_order_vin on charge_order (seller_id, vin, id) where vin is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}

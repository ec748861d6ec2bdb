import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cost_model_push (${standardColumns}, cost_model_id bigint not null,
    version_id bigint not null, version_no int not null, target_kind smallint not null, target_id bigint not null,
    station_id bigint not null, effective_time bigint not null, push_status smallint not null,
    piles int not null default 0, accepted int not null default 0, refused int not null default 0,
    tries int not null default 0, message text, batch_id bigint, push_time bigint, primary key (seller_id, id),
    foreign key (seller_id, station_id) references station (seller_id, id))`.execute(db)
  await sql`create index cost_model_push_version on cost_model_push (seller_id, version_id)`.execute(db)
  await sql`create index cost_model_push_time on cost_model_push (seller_id, effective_time, id)`.execute(db)
  await sql`create index cost_model_push_open on cost_model_push (effective_time) where push_status in (1, 2, 3)`.execute(
    db,
  )
}

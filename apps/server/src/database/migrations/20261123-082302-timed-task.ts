import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table timed_task (${standardColumns}, name text not null, name_en text, kind smallint not null,
    cycle jsonb, run_at bigint, station_ids bigint[] not null default '{}', cost_model_ids bigint[] not null default '{}',
    percent smallint, remark text, state smallint not null, next_time bigint, last_time bigint, last_state smallint,
    primary key (seller_id, id))`.execute(db)
  await sql`create index timed_task_due on timed_task (next_time) where state = 1 and deleted = 0`.execute(db)
  // A planned time has one run, whichever process comes first.
  await sql`create table timed_task_run (seller_id bigint not null, id bigint not null, task_id bigint not null,
    origin smallint not null, state smallint not null, planned_time bigint not null, start_time bigint, end_time bigint,
    results jsonb not null, primary key (seller_id, id), unique (seller_id, task_id, origin, planned_time))`.execute(
    db,
  )
}

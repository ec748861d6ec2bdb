import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** Rules by which a seller shares records with another one, to be read only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table share_configuration (${standardColumns}, name text not null, target_seller_id bigint not null,
    object_kind smallint not null, object_ids bigint[] not null, fields text[] not null default '{}',
    valid_from bigint not null, valid_to bigint not null, state smallint not null, primary key (seller_id, id))`.execute(
    db,
  )
  await sql`create index share_configuration_target on share_configuration (target_seller_id, valid_to)`.execute(
    db,
  )
}

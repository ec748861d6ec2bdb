import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table station add column facilities bigint[] not null default '{}',
    add column opening_hours text[] not null default '{}', add column parking_spaces int,
    add column app_notice text`.execute(db)
}

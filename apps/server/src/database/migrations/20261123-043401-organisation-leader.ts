import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organize add column leader_user_id bigint`.execute(db)
}

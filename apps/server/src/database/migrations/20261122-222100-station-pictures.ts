import { type Kysely, sql } from 'kysely'

/** A station has up to nine pictures; their bytes are rows of `picture`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table station add column pictures text[] not null default '{}'`.execute(db)
}

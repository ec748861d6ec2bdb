import { type Kysely, sql } from 'kysely'

/** Whose offer it is: the newest of a network are good. A screen whose code is gone asks for another by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from wall_offer`.execute(db)
  await sql`alter table wall_offer add column network text not null`.execute(db)
  await sql`create index wall_offer_network on wall_offer (network, create_time)`.execute(db)
}

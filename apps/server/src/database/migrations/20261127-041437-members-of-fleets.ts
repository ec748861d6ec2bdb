import { type Kysely, sql } from 'kysely'

/** The list of fleets counts the members of each: without this it read every member for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index member_group on member (seller_id, group_id) where deleted = 0 and group_id is not null`.execute(
    db,
  )
}

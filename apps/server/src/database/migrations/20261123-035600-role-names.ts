import { type Kysely, sql } from 'kysely'

/** Two roles of a seller are told apart by their names; older ones that share one get their number beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update role set name = left(role.name, 13) || ' ' || right(role.id::text, 6)
    from role other where other.seller_id = role.seller_id and other.name = role.name and other.id < role.id
      and role.deleted = 0 and other.deleted = 0`.execute(db)
  await sql`create unique index role_name on role (seller_id, name) where deleted = 0`.execute(db)
}

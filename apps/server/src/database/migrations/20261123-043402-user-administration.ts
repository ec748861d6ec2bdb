import { type Kysely, sql } from 'kysely'

const statements = [
  // Beside the lock for all addresses: until when wrong passwords lock some address, for whoever looks after users.
  'alter table account_user add column address_locked_until bigint',
  // Failures before this moment lock nothing any more.
  'alter table account_user add column unlocked_time bigint',
  'alter table account_user add column last_login bigint',
  `update account_user set last_login = (select max(ts) from login_log where login_log.seller_id = account_user.seller_id
    and login_log.user_id = account_user.id and login_log.result_code = 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

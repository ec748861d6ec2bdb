import { type Kysely, sql } from 'kysely'

/** How far a pile's clock is off, since when its link stands and when the one before it ended. */
const statements = [
  `alter table charge_point add column skew_ms bigint, add column skew_time bigint,
    add column link_from bigint, add column link_lost bigint`,
  // What a late start would have been refused for: it is stopped as soon as the pile is heard at once.
  'alter table charge_transaction add column late_refusal text',
  `insert into fault_code (id, seller_id, create_time, update_time, code, protocol, text, text_en, level, advice, advice_en)
    select coalesce(max(id), 0) + 1, -1, 0, 0, 'ClockWrong', 5, '电桩时钟偏差过大', 'Clock of the pile wrong', 4,
      '校时或重启电桩；计费时间已按平台时间修正', 'Set the clock or restart the pile; times of bills are corrected by the server'
    from fault_code where seller_id = -1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

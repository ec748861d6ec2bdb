import { type Kysely, sql } from 'kysely'

/** In which terms a pile takes limits of power, when it has booted, and the alarm where it takes none. */
const statements = [
  'alter table charge_point add column boot_time bigint, add column power_terms jsonb',
  `insert into fault_code (id, seller_id, create_time, update_time, code, protocol, text, text_en, level, advice, advice_en)
    select coalesce(max(id), 0) + 1, -1, 0, 0, 'PowerLimitRefused', 5, '电桩不接受功率限制', 'Pile takes no power limits', 4,
      '该桩按额定功率计入场站限值；检查智能充电功能与固件',
      'It is counted at its rated power in the limit of the station; check its smart charging and firmware'
    from fault_code where seller_id = -1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

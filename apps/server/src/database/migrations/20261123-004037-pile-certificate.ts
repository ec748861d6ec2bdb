import { type Kysely, sql } from 'kysely'

/** The certificate that the platform's CA gave a pile, and the alarm before it ends. */
const statements = [
  'alter table charge_point add column certificate_serial text, add column certificate_end bigint',
  `insert into fault_code (id, seller_id, create_time, update_time, code, protocol, text, text_en, level, advice, advice_en)
    select coalesce(max(id), 0) + 1, -1, 0, 0, 'CertificateEnds', 5, '电桩证书即将到期', 'Certificate of the pile ends soon', 4,
      '检查电桩是否会自动续签，或让电桩重新申请证书', 'See why the pile asks for no new one, or trigger SignChargePointCertificate'
    from fault_code where seller_id = -1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

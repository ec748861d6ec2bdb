import { type Kysely, sql } from 'kysely'

/** How a pile is asked for a new certificate from the console. */
const statements = [
  `update fault_code set
      advice = '检查电桩是否会自动续签，或在“远程控制”的“更多指令”中用“请求上报”的 SignCertificate 让电桩重新申请证书',
      advice_en = 'See why the pile asks for no new one, or ask for SignCertificate: Remote control, More commands, Ask for a report'
    where seller_id = -1 and code = 'CertificateEnds'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

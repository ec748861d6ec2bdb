import { type Kysely, sql } from 'kysely'

/** Which device speaks for a pile, and what is the matter with its link. */
const codes = [
  {
    code: 'LinkRefused',
    level: 4,
    text: '电桩连接被拒绝',
    textEn: 'Charger refused',
    advice: '在电桩上将 WebSocket 子协议设为 ocpp1.6、ocpp2.0.1 或 ocpp2.1；电桩上报的内容见附加信息',
    adviceEn:
      'Set the WebSocket subprotocol of the charger to ocpp1.6, ocpp2.0.1 or ocpp2.1; the details say what it offered',
  },
  {
    code: 'CodeShared',
    level: 2,
    text: '两台设备使用同一电桩编号',
    textEn: 'Two chargers under one code',
    advice: '为每台设备设置各自的编号；已建立的连接保留，其他设备被拒绝；附加信息为来源地址',
    adviceEn:
      'Give each charger a code of its own. The link that stands is kept, others are refused; the details name the addresses',
  },
  {
    code: 'ChargerReplaced',
    level: 5,
    text: '电桩设备已更换',
    textEn: 'Another charger under this code',
    advice: '确认设备更换属实，并核对型号、费率和枪号；附加信息为原设备',
    adviceEn:
      'Check that the exchange was meant, and compare type, tariff and guns; the details name the charger that was there before',
  },
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge_point add column serial text, add column iccid text, add column imsi text`.execute(
    db,
  )
  for (const { code, level, text, textEn, advice, adviceEn } of codes)
    await sql`
      insert into fault_code (id, seller_id, create_time, update_time, code, protocol, text, text_en, level, advice, advice_en)
      select coalesce(max(id), 0) + 1, -1, 0, 0, ${code}, 5, ${text}, ${textEn}, ${level}, ${advice}, ${adviceEn}
      from fault_code where seller_id = -1`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

/** What meters have signed, and the keys by which that is checked. */
const statements = [
  `create table signed_value (seller_id bigint not null, order_id bigint not null, gun_id bigint not null,
    seq int not null, digest text not null, place smallint not null, ts bigint not null,
    received_time bigint not null, format text not null, text text not null, claimed_key text,
    state smallint not null, public_key text, fingerprint text, is_other_key smallint not null default 0,
    primary key (seller_id, order_id, seq))`,
  'create unique index signed_value_digest on signed_value (seller_id, order_id, digest)',
  // Those that wait for a key: state 3.
  'create index signed_value_unchecked on signed_value (seller_id, gun_id, order_id) where state = 3',
  `create table meter_key (${standard}, station_id bigint not null, pile_id bigint not null, gun_id bigint not null,
    public_key text not null, curve text not null, fingerprint text not null, meter_serial text,
    source smallint not null, remark text, end_time bigint, primary key (seller_id, id))`,
  'create unique index meter_key_gun on meter_key (seller_id, gun_id, fingerprint)',
  `insert into fault_code (id, seller_id, create_time, update_time, code, protocol, text, text_en, level, advice, advice_en)
    select coalesce(max(id), 0) + 1, -1, 0, 0, 'SignatureWrong', 5, '计量签名验签失败', 'Signature of the meter wrong', 3,
      '核对电表及其公钥；订单金额未变，处理前请勿向车主提供该笔签名数据',
      'Check the meter and its public key; the bill is unchanged, so look at it before the driver asks for it'
    from fault_code where seller_id = -1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

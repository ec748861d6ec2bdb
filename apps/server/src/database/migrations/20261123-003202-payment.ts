import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

/** Recharges, the calls to payment channels, refunds and corrections of balances (domain.md §3.3, §3.4). */
const statements = [
  `create table recharge (${standard}, recharge_no text not null, account_id bigint not null, group_id bigint,
    type smallint not null, amount_fen bigint not null, gift_fen bigint not null default 0,
    refundable_fen bigint not null default 0, channel_no text, receipt text, state smallint not null, problem smallint,
    paid_time bigint, primary key (seller_id, id))`,
  'create index recharge_account on recharge (seller_id, account_id, id)',
  'create index recharge_waiting on recharge (create_time) where state = 1',
  `create table payment_order (${standard}, request_no text not null, channel text not null, kind smallint not null,
    biz_id bigint not null, amount_fen bigint not null, answered_fen bigint, state smallint not null, channel_no text,
    cost_ms bigint, tries smallint not null default 0, message text, sent_time bigint, answer_time bigint,
    primary key (seller_id, id), unique (seller_id, request_no))`,
  'create index payment_order_biz on payment_order (seller_id, biz_id)',
  'create index payment_order_open on payment_order (update_time) where state in (1, 2, 5)',
  `create table refund_record (${standard}, refund_no text not null, account_id bigint not null, group_id bigint,
    parts jsonb not null, apply_fen bigint not null, channel text not null, reason text, status text not null,
    applicant bigint, first_user bigint, first_time bigint, first_opinion text, second_user bigint, second_time bigint,
    second_opinion text, hung_from text, hang_note text, pay_state smallint not null default 0, pay_no text,
    pay_message text, paid_time bigint, gift_back_fen bigint not null default 0, primary key (seller_id, id))`,
  'create index refund_record_account on refund_record (seller_id, account_id)',
  `create index refund_record_open on refund_record (seller_id, status)
    where status in ('AwaitingApproval', 'AwaitingReApproval', 'HangIn')`,
  `create table account_correction (${standard}, correction_no text not null, account_id bigint not null,
    group_id bigint, amount_fen bigint not null, reason text not null, state smallint not null, audit_user bigint,
    audit_time bigint, audit_reason text, primary key (seller_id, id))`,
  'create index account_correction_account on account_correction (seller_id, account_id)',
  'create unique index account_correction_open on account_correction (seller_id, account_id) where state = 1',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

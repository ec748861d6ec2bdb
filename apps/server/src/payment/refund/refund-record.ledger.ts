import { refundPayState, refundStatus } from '@ampdeck/api/enumerations/finance'
import { sql } from 'kysely'
import type { LedgerBook } from '../../ledger/ledger-book.ts'

const REFUSED = sql.lit(refundStatus.code.refused)
const PAID = sql.lit(refundPayState.code.paid)
const flows = sql`select seller_id, biz_id, sum(amount_fen) as amount, sum(held_fen) as held from account_flow
  where biz_type in ('refund', 'refundHold', 'refundRelease') or (biz_type = 'gift' and amount_fen < 0) group by 1, 2`

/** What was paid back left the accounts, and what is applied for is held back in them. */
export const book: readonly LedgerBook[] = [
  {
    name: ['Refunds', '退款'],
    documents: sql`
      select coalesce(r.seller_id, f.seller_id) as seller_id, coalesce(r.refund_no, 'flow of ' || f.biz_id) as document,
        case when r.pay_state = ${PAID} then r.apply_fen + r.gift_back_fen else 0 end as document_fen,
        -coalesce(f.amount, 0) as flow_fen
      from refund_record r full join (${flows}) f on f.seller_id = r.seller_id and f.biz_id = r.id`,
  },
  {
    name: ['Held back for refunds', '退款冻结'],
    documents: sql`
      select coalesce(r.seller_id, f.seller_id) as seller_id, coalesce(r.refund_no, 'flow of ' || f.biz_id) as document,
        case when r.status <> ${REFUSED} and r.pay_state <> ${PAID} then r.apply_fen else 0 end as document_fen,
        coalesce(f.held, 0) as flow_fen
      from refund_record r full join (${flows}) f on f.seller_id = r.seller_id and f.biz_id = r.id`,
  },
]

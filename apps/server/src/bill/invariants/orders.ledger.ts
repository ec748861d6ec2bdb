import { sql } from 'kysely'
import type { LedgerBook } from '../../ledger/ledger-book.ts'

/** What orders say was paid is what was taken for them, and what was received by a receipt. */
export const book: LedgerBook = {
  name: ['Orders paid', '订单实付'],
  documents: sql`
    select o.seller_id, o.order_no as document, o.paid_fen as document_fen,
      coalesce(r.amount, 0) - coalesce(f.amount, 0) as flow_fen
    from charge_order o
    left join (select seller_id, biz_id, sum(amount_fen) as amount from account_flow
        where biz_type in ('deduct', 'correction') group by 1, 2) f
      on f.seller_id = o.seller_id and f.biz_id = o.id
    left join (select seller_id, order_id, sum(amount_fen) as amount from order_receipt group by 1, 2) r
      on r.seller_id = o.seller_id and r.order_id = o.id`,
}

import { sql } from 'kysely'
import type { LedgerBook } from '../../ledger/ledger-book.ts'

/** What orders say was paid for energy out of a car is what came into accounts for it. */
export const book: LedgerBook = {
  name: ['Energy out paid', '放电收益'],
  documents: sql`
    select e.seller_id, o.order_no as document, e.fee_fen as document_fen, coalesce(f.amount, 0) as flow_fen
    from charge_export e
    join charge_order o on o.seller_id = e.seller_id and o.id = e.order_id
    left join (select seller_id, biz_id, sum(amount_fen) as amount from account_flow
        where biz_type = 'feedIn' group by 1, 2) f
      on f.seller_id = e.seller_id and f.biz_id = e.order_id`,
}

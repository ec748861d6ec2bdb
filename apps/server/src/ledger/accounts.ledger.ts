import { sql } from 'kysely'
import type { LedgerBook } from './ledger-book.ts'

const sums = sql`select seller_id, account_id, sum(amount_fen) as amount, sum(held_fen) as held
  from account_flow group by 1, 2`

/** What holds for the accounts by themselves. */
export const book: readonly LedgerBook[] = [
  {
    name: ['Balances', '余额'],
    documents: sql`
      select coalesce(a.seller_id, f.seller_id) as seller_id, 'account ' || coalesce(a.id, f.account_id) as document,
        coalesce(a.balance_fen, 0) as document_fen, coalesce(f.amount, 0) as flow_fen
      from account a full join (${sums}) f on f.seller_id = a.seller_id and f.account_id = a.id`,
  },
  {
    name: ['Held back', '冻结金额'],
    documents: sql`
      select a.seller_id, 'account ' || a.id as document, a.frozen_fen as document_fen, coalesce(f.held, 0) as flow_fen
      from account a left join (${sums}) f on f.seller_id = a.seller_id and f.account_id = a.id`,
  },
  {
    name: ['Transfers between accounts', '账户间划转'],
    documents: sql`
      select seller_id, 'transfer ' || biz_id as document, 0 as document_fen, sum(amount_fen) as flow_fen
      from account_flow where biz_type in ('allocate', 'reclaim') group by seller_id, biz_id`,
  },
]

import { rechargeState } from '@ampdeck/api/enumerations/finance'
import { sql } from 'kysely'
import type { LedgerBook } from '../../ledger/ledger-book.ts'

const { success, partlyRefunded, refunded } = rechargeState.code
const paidIn = sql.join([success, partlyRefunded, refunded].map(sql.lit))

/** What was paid in, with its gift, is what its flows say; what was closed or still waits has none. */
export const book: LedgerBook = {
  name: ['Recharges', '充值'],
  documents: sql`
    select coalesce(r.seller_id, f.seller_id) as seller_id, coalesce(r.recharge_no, 'flow of ' || f.biz_id) as document,
      case when r.state in (${paidIn}) then r.amount_fen + r.gift_fen else 0 end as document_fen,
      coalesce(f.amount, 0) as flow_fen
    from recharge r
    full join (
      select seller_id, biz_id, sum(amount_fen) as amount from account_flow flow
      where biz_type = 'recharge' or (biz_type = 'gift' and amount_fen > 0
        and exists (select from recharge given where given.seller_id = flow.seller_id and given.id = flow.biz_id))
      group by 1, 2
    ) f on f.seller_id = r.seller_id and f.biz_id = r.id`,
}

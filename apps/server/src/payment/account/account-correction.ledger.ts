import { auditState } from '@ampdeck/api/enumerations/member'
import { sql } from 'kysely'
import type { LedgerBook } from '../../ledger/ledger-book.ts'

/** A correction moves money when a second person has agreed to it, and not before. */
export const book: LedgerBook = {
  name: ['Corrections of accounts', '账户更正'],
  documents: sql`
    select c.seller_id, c.correction_no as document,
      case when c.state = ${sql.lit(auditState.code.passed)} then c.amount_fen else 0 end as document_fen,
      coalesce((select sum(f.amount_fen) from account_flow f
        where f.seller_id = c.seller_id and f.biz_id = c.id and f.biz_type = 'correction'), 0) as flow_fen
    from account_correction c`,
}

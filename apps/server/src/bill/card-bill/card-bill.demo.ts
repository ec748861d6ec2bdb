import { cardBillState } from '@ampdeck/api/bill/card-bill'
import { billChannel, orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { DemoPart } from '../../demo/part.ts'

const { pending, greyLocked, settled, void: VOID } = cardBillState.code
/** Of so many charges by card one was paid out of the card's own purse. */
const EVERY = 3

/** Charges that were paid out of the purse of a card, a few of which were interrupted. */
export const part: DemoPart = {
  name: 'cardBills',
  after: ['rawBills', 'cards'],
  async extend({ now }, { db }, { from, to }) {
    await sql`
      insert into card_bill (id, seller_id, create_time, update_time, station_id, pile_id, card_no, trade_no, amount_fen,
        balance_before_fen, balance_after_fen, read_time, state, void_reason)
      select o.id, o.seller_id, o.end_time, o.end_time, o.station_id, o.pile_id, o.card_no, 'D' || o.id,
        case when s.state = ${settled} then o.payable_fen else 0 end, o.before_fen,
        o.before_fen - case when s.state = ${settled} then o.payable_fen else 0 end, o.start_time, s.state,
        case when s.state = ${VOID} then '电桩 7 天内未上报结算账单' end
      from (select id, seller_id, station_id, pile_id, card_no, start_time, end_time, payable_fen,
          payable_fen + 1000 + id % 9000 as before_fen, row_number() over (partition by seller_id order by id) as n
        from charge_order
        where id >= ${idAt(from)} and id < ${idAt(to)} and channel = ${billChannel.code.card} and card_no is not null
          and order_status = ${sql.lit(orderStatus.code.finished)} and transaction_id is null) o
      cross join lateral (select case
        when o.n % 24 = 1 then ${greyLocked}::int
        when o.n % 24 = 2 and o.end_time < ${now - 8 * DAY}::bigint then ${VOID}::int
        when o.n % 24 = 3 then ${pending}::int
        else ${settled}::int end as state) s
      where o.n % ${EVERY} = 0 or o.n <= 3 or o.n % 24 in (1, 2, 3)
      on conflict do nothing`.execute(db)
    // The pile has sent the final bill of most that are locked since: they can be unlocked.
    await sql`
      update raw_bill r set pile_fee_fen = o.e_fee_fen + o.s_fee_fen
      from card_bill c join charge_order o on o.seller_id = c.seller_id and o.id = c.id
      where c.id >= ${idAt(from)} and c.id < ${idAt(to)} and o.id >= ${idAt(from)} and o.id < ${idAt(to)}
        and c.state = ${greyLocked} and r.seller_id = c.seller_id and r.id = c.id
        and r.pile_fee_fen is null`.execute(db)
  },
}

import { contractState } from '@ampdeck/api/enumerations/interface'
import { accountType, cardExpiry, cardKind } from '@ampdeck/api/enumerations/member'
import { type VirtualCard, VirtualCardFilter } from '@ampdeck/api/member/virtual-card'
import { DAY, formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskedPhone } from '../../access/member-phone.ts'
import { cardNameContains } from '../../charging/record/card.store.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { namedBy } from '../member.store.ts'

type Filter = z.output<typeof VirtualCardFilter>
type Found = z.output<typeof VirtualCard>

const usual: Order = { by: 'card.issueTime', order: 'desc' }

const { unlimited, valid, soon, expired } = cardExpiry.code
/** A card that ends within so many days ends soon. */
const SOON_DAYS = 30

const balanceFen = sql<number>`coalesce((select sum(a.balance_fen) from account a where a.seller_id = card.seller_id
  and a.member_id = card.member_id and a.deleted = 0 and a.type = ${sql.lit(accountType.code.card)}), 0)::bigint`
const orders = sql<number>`(select count(*) from charge_order o where o.seller_id = card.seller_id
  and o.member_id = card.member_id and o.card_no = card.card_no)`

const emaid = sql<string | null>`(select c.emaid from pnc_contract c where c.seller_id = card.seller_id
  and c.card_id = card.id and c.deleted = 0 and c.state = ${sql.lit(contractState.code.valid)}
  order by c.id desc limit 1)`

function matching(rows: Rows, filter: Filter) {
  const [today, limit] = [formatDate(rows.now), formatDate(rows.now + SOON_DAYS * DAY)]
  const expiry = sql<
    Found['expiry']
  >`case when card.valid_to is null then ${sql.lit(unlimited)} when card.valid_to < ${today}
    then ${sql.lit(expired)} when card.valid_to <= ${limit} then ${sql.lit(soon)} else ${sql.lit(valid)} end`
  return rows
    .from('card')
    .innerJoin('member', sameSeller('member.id', 'card.memberId'))
    .selectAll('card')
    .select(['member.name as memberName', 'member.phone'])
    .select([balanceFen.as('balanceFen'), orders.as('orders'), expiry.as('expiry'), emaid.as('emaid')])
    .where('card.kind', '=', cardKind.code.virtual)
    .where(where(VirtualCardFilter, filter, 'card', { member: namedBy, cardNo: cardNameContains, expiry }))
    .$castTo<Found>()
}

export const { page, all, one } = listOf({
  table: 'card',
  usual,
  query: matching,
  shown: maskedPhone,
})

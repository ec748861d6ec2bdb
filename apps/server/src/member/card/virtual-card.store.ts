import { accountType, cardKind } from '@ampdeck/api/enumerations/member'
import { type VirtualCard, VirtualCardFilter } from '@ampdeck/api/member/virtual-card'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskedPhone } from '../../access/member-phone.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { namedBy } from '../member.store.ts'

type Filter = z.output<typeof VirtualCardFilter>
type Found = z.output<typeof VirtualCard>

const usual: Order = { by: 'card.issueTime', order: 'desc' }

const balanceFen = sql<number>`coalesce((select sum(a.balance_fen) from account a where a.seller_id = card.seller_id
  and a.member_id = card.member_id and a.deleted = 0 and a.type = ${sql.lit(accountType.code.card)}), 0)::bigint`
const orders = sql<number>`(select count(*) from charge_order o where o.seller_id = card.seller_id
  and o.member_id = card.member_id and o.card_no = card.card_no)`

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('card')
    .innerJoin('member', sameSeller('member.id', 'card.memberId'))
    .selectAll('card')
    .select(['member.name as memberName', 'member.phone'])
    .select([balanceFen.as('balanceFen'), orders.as('orders')])
    .where('card.kind', '=', cardKind.code.virtual)
    .where(where(VirtualCardFilter, filter, 'card', { member: namedBy }))
    .$castTo<Found>()
}

export const { page, all, one } = listOf({
  table: 'card',
  usual,
  query: matching,
  shown: maskedPhone,
})

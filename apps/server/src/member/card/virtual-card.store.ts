import { accountType, cardKind } from '@ampdeck/api/enumerations/member'
import { type VirtualCard, VirtualCardFilter } from '@ampdeck/api/member/virtual-card'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskMobile } from '../../access/mask-mobile.ts'
import { type Order, orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
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

const masked = (row: Found): Found => ({ ...row, phone: maskMobile(row.phone) })

export async function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'card', usual)
  const found = await readPage(rows.db, matching(rows, request), request, { ...order, id: 'card.id' })
  return { ...found, records: found.records.map(masked) }
}

/** All of a filter, in the order of the list. */
export async function inOrder(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  const { by, order } = orderOf(request, 'card', usual)
  const found = await matching(rows, request).orderBy(sql.ref(by), order).orderBy('card.id', order).execute()
  return found.map(masked)
}

export async function byId(rows: Rows, id: number): Promise<Found> {
  const found = await matching(rows, {}).where('card.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return masked(found)
}

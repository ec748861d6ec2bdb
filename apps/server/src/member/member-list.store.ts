import { accountType } from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type Member, MemberFilter } from '@ampdeck/api/member/member'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { maskedPhone } from '../access/member-phone.ts'
import { listOf } from '../database/list.ts'
import type { Order } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'
import { nameKey } from '../database/sort-key.ts'
import { asPhone, containing } from '../database/text.ts'
import { among, where } from '../database/where.ts'

type Filter = z.output<typeof MemberFilter>
type Found = z.output<typeof Member>

const usual: Order = { by: 'member.registerTime', order: 'desc' }
const { card, phoneNumber, reward } = accountType.code
const { closed } = orderStatus.code

const balance = (types: readonly number[]) =>
  sql<number>`coalesce((select sum(a.balance_fen) from account a where a.seller_id = member.seller_id
    and a.member_id = member.id and a.deleted = 0 and a.type in (${sql.join(types)})), 0)::bigint`

const tags = sql<
  Found['tags']
>`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by ${nameKey('t.name')})
  from tag_bind b join tag t on t.seller_id = b.seller_id and t.id = b.tag_id and t.deleted = 0
  where b.seller_id = member.seller_id and b.object_id = member.id), '[]')`

function filtered(rows: Rows, filter: Filter) {
  return rows.from('member').where(
    where(MemberFilter, filter, 'member', {
      phone: (text) => sql<SqlBool>`${asPhone(text)} in (member.phone, right(member.phone, 4))`,
      plate: (text) => sql<SqlBool>`(member.plate ilike ${containing(text)} or exists (select from vehicle v
        where v.seller_id = member.seller_id and v.member_id = member.id and v.deleted = 0
        and v.plate ilike ${containing(text)}))`,
      tagId: (ids) => sql<SqlBool>`exists (select from tag_bind b where b.seller_id = member.seller_id
        and b.object_id = member.id and b.tag_id in (${sql.join(ids)}))`,
      segment: (
        segments,
      ) => sql<SqlBool>`exists (select from member_portrait p where p.seller_id = member.seller_id
        and p.member_id = member.id and p.segment in (${sql.join(segments)}))`,
    }),
  )
}

/** With the money, the tags and the charges of each. */
function matching(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .leftJoin('fleet', sameSeller('fleet.id', 'member.groupId'))
    .leftJoinLateral(
      sql<{
        orders: number
        lastOrderTime: number | null
      }>`(select count(*) as "orders", max(o.start_time) as "last_order_time"
        from charge_order o where o.seller_id = member.seller_id and o.member_id = member.id
        and o.order_status <> ${sql.lit(closed)})`.as('charged'),
      (join) => join.onTrue(),
    )
    .selectAll('member')
    .select(['fleet.name as fleetName', 'charged.orders', 'charged.lastOrderTime', tags.as('tags')])
    .select([balance([card, phoneNumber]).as('balanceFen'), balance([reward]).as('rewardFen')])
    .$castTo<Found>()
}

export const { page, all, one } = listOf({
  table: 'member',
  usual,
  query: matching,
  shown: maskedPhone,
})

/** The members of an action on all that match, in a fixed order. */
export async function idsMatching(rows: Rows, filter: Filter, except: readonly number[]): Promise<number[]> {
  const found = await filtered(rows, filter)
    .where(({ not }) => not(among('member.id', except)))
    .select('member.id')
    .orderBy('member.id')
    .execute()
  return found.map(({ id }) => id)
}

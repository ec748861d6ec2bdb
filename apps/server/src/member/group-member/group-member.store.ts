import { orderStatus } from '@ampdeck/api/enumerations/order'
import { type GroupMember, GroupMemberFilter } from '@ampdeck/api/member/group-member'
import { startOfMonth } from '@ampdeck/api/time'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { asPhone, containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof GroupMember>
export type Filter = z.output<typeof GroupMemberFilter>

const newest: Order = { by: 'groupMember.createTime', order: 'desc' }
const { reserved: RESERVED, closed: CLOSED, starting: STARTING, charging: CHARGING } = orderStatus.code

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('groupMember')
    .innerJoin('member', sameSeller('member.id', 'groupMember.memberId'))
    .where(
      where(GroupMemberFilter, filter, 'groupMember', {
        name: (text) =>
          sql<SqlBool>`(member.name ilike ${containing(text)} or member.phone = ${asPhone(text)})`,
      }),
    )
}

function listed(rows: Rows, filter: Filter) {
  const month = startOfMonth(rows.now)
  return matching(rows, filter)
    .innerJoin('fleet', sameSeller('fleet.id', 'groupMember.groupId'))
    .leftJoin('groupTeam', sameSeller('groupTeam.id', 'groupMember.teamId'))
    .selectAll('groupMember')
    .select(['member.name', 'member.phone', 'fleet.name as groupName', 'groupTeam.name as teamName'])
    .select(
      sql<number>`coalesce((select sum(o.payable_fen) from charge_order o where o.seller_id = group_member.seller_id
        and o.member_id = group_member.member_id and o.group_id = group_member.group_id and o.id >= ${idAt(month)}
        and o.order_status not in (${RESERVED}, ${CLOSED})), 0)::bigint`.as('monthFen'),
    )
    .$castTo<Row>()
}

export const { page, all, one } = listOf({
  table: 'groupMember',
  usual: newest,
  query: listed,
})

/** The chosen rows that the caller may see. */
export async function chosenIds(
  rows: Rows,
  { ids, matching: filter, except = [] }: { ids?: number[]; matching?: Filter; except?: number[] },
): Promise<number[]> {
  const query = matching(rows, filter ?? {}).select('groupMember.id')
  const found = ids
    ? await query.where('groupMember.id', 'in', ids).execute()
    : await query.where(sql<SqlBool>`group_member.id <> all (${except}::bigint[])`).execute()
  return found.map(({ id }) => id)
}

/** A member who charges for the fleet at this moment. */
export async function isCharging(rows: Rows, { memberId, groupId }: Row): Promise<boolean> {
  const found = await rows
    .wholeSeller()
    .from('chargeOrder')
    .select('id')
    .where(({ and }) => and({ memberId, groupId }))
    .where('orderStatus', 'in', [STARTING, CHARGING])
    .limit(1)
    .execute()
  return found.length > 0
}

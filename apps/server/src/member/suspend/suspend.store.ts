import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { SuspendFilter } from '@ampdeck/api/member/suspend'
import { sql } from 'kysely'
import type { z } from 'zod'
import { maskedPhone } from '../../access/member-phone.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { among, where } from '../../database/where.ts'
import { namedBy } from '../member.store.ts'

type Filter = z.output<typeof SuspendFilter>

const usual: Order = { by: 'suspend.fromTime', order: 'desc' }
const { finished } = orderStatus.code
const { settled } = chargeStatus.code

/** What the member owes now; what a fleet owes is the fleet's. */
const owedFen = sql<number>`coalesce((select sum(o.owed_fen) from charge_order o
  where o.seller_id = suspend.seller_id and o.member_id = suspend.member_id and o.group_id is null
  and o.order_status = ${sql.lit(finished)} and o.charge_status <> ${sql.lit(settled)}), 0)::bigint`

/** Only of members whom the caller may see. */
function filtered(rows: Rows, filter: Filter) {
  return rows
    .from('suspend')
    .innerJoin(rows.from('member').selectAll().as('member'), sameSeller('member.id', 'suspend.memberId'))
    .where(where(SuspendFilter, filter, 'suspend', { member: namedBy }))
}

function matching(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .leftJoin('accountUser as releaser', sameSeller('releaser.id', 'suspend.releaseUser'))
    .leftJoin('accountUser as maker', sameSeller('maker.id', 'suspend.createUser'))
    .selectAll('suspend')
    .select(['member.memberNo', 'member.name as memberName', 'member.phone', owedFen.as('owedFen')])
    .select(['releaser.name as releaseUserName', 'maker.name as createUserName'])
}

export const { page, all, one } = listOf({
  table: 'suspend',
  usual,
  query: matching,
  shown: maskedPhone,
})

/** The suspensions of an action on all that match, in a fixed order. */
export async function idsMatching(rows: Rows, filter: Filter, except: readonly number[]): Promise<number[]> {
  const found = await filtered(rows, filter)
    .where(({ not }) => not(among('suspend.id', except)))
    .select('suspend.id')
    .orderBy('suspend.id')
    .execute()
  return found.map(({ id }) => id)
}

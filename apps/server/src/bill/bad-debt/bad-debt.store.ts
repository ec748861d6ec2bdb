import { BadDebtFilter, badDebtState } from '@ampdeck/api/bill/bad-debt'
import { type NotNull, sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof BadDebtFilter>

export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('badDebt')
    .leftJoin('chargeOrder', sameSeller('chargeOrder.id', 'badDebt.orderId'))
    .where(
      where(BadDebtFilter, filter, 'badDebt', {
        orderNo: (no) => sql`charge_order.order_no like ${containing(no)}`,
        todo: () => sql`(bad_debt.state = ${badDebtState.code.underReview}
          and bad_debt.create_user is distinct from ${rows.userId})`,
      }),
    )
}

function named(query: ReturnType<typeof matching>) {
  return query
    .leftJoin('station', sameSeller('station.id', 'badDebt.stationId'))
    .leftJoin('member', sameSeller('member.id', 'chargeOrder.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'chargeOrder.groupId'))
    .leftJoin('accountUser as applicant', sameSeller('applicant.id', 'badDebt.createUser'))
    .leftJoin('accountUser as auditor', sameSeller('auditor.id', 'badDebt.auditUser'))
    .selectAll('badDebt')
    .select(['chargeOrder.orderNo', 'chargeOrder.memberId', 'chargeOrder.endTime'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['member.name as memberName', 'fleet.name as groupName'])
    .select(['applicant.name as createUserName', 'auditor.name as auditUserName'])
    .$narrowType<{ orderNo: NotNull; stationName: NotNull }>()
}

export const { page, all, one } = listOf({
  table: 'badDebt',
  usual: { by: 'badDebt.createTime', order: 'desc' },
  query: (rows: Rows, filter: Filter) => named(matching(rows, filter)),
})

export function sum(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .select(sql<number>`coalesce(sum(bad_debt.owed_fen), 0)::bigint`.as('owedFen'))
    .executeTakeFirstOrThrow()
}

import { OccupyBillFilter } from '@ampdeck/api/bill/occupy-bill'
import { type NotNull, sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof OccupyBillFilter>

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('occupyBill')
    .leftJoin('chargeOrder', sameSeller('chargeOrder.id', 'occupyBill.orderId'))
    .where(
      where(OccupyBillFilter, filter, 'occupyBill', {
        orderNo: (no) => sql`charge_order.order_no like ${containing(no)}`,
      }),
    )
}

/** What a bill has of its order, its place and its rule. */
type OfOthers =
  | 'orderNo'
  | 'stationName'
  | 'pileCode'
  | 'gunLetter'
  | 'stepMinutes'
  | 'stepFen'
  | 'capFen'
  | 'timeWindow'
  | 'graceMemberLevels'

/** A bill with its order, its place and its rule. */
function named(query: ReturnType<typeof matching>) {
  return query
    .leftJoin('station', sameSeller('station.id', 'occupyBill.stationId'))
    .leftJoin('pile', sameSeller('pile.id', 'occupyBill.pileId'))
    .leftJoin('gun', sameSeller('gun.id', 'occupyBill.gunId'))
    .leftJoin('occupyRule as rule', sameSeller('rule.id', 'occupyBill.ruleId'))
    .leftJoin('member', sameSeller('member.id', 'chargeOrder.memberId'))
    .leftJoin('accountUser as waiver', sameSeller('waiver.id', 'occupyBill.waiveUser'))
    .selectAll('occupyBill')
    .select(['chargeOrder.orderNo', 'chargeOrder.plate', 'member.name as memberName'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['pile.code as pileCode', 'gun.letter as gunLetter', 'waiver.name as waiveUserName'])
    .select(['rule.stepMinutes', 'rule.stepFen', 'rule.capFen', 'rule.timeWindow', 'rule.graceMemberLevels'])
    .$narrowType<Record<OfOthers, NotNull>>()
}

export const { page, all, one } = listOf({
  table: 'occupyBill',
  usual: { by: 'occupyBill.fromTime', order: 'desc' },
  query: (rows: Rows, filter: Filter) => named(matching(rows, filter)),
})

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  return matching(rows, filter)
    .select([total('occupyBill.minutes').as('minutes'), total('occupyBill.feeFen').as('feeFen')])
    .executeTakeFirstOrThrow()
}

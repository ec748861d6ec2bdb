import { OccupyBillFilter } from '@ampdeck/api/bill/occupy-bill'
import { type NotNull, sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { containing } from '../../database/text.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof OccupyBillFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

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

const order = (request: Sorting) =>
  ({
    ...orderOf(request, 'occupyBill', { by: 'occupyBill.fromTime', order: 'desc' }),
    id: 'occupyBill.id',
  }) as const

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, named(matching(rows, request)), request, order(request))
}

export function all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  return named(matching(rows, request)).orderBy(sql.ref(by), direction).orderBy(id, direction).execute()
}

export async function one(rows: Rows, id: number) {
  const found = await named(matching(rows, {})).where('occupyBill.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  return matching(rows, filter)
    .select([total('occupyBill.minutes').as('minutes'), total('occupyBill.feeFen').as('feeFen')])
    .executeTakeFirstOrThrow()
}

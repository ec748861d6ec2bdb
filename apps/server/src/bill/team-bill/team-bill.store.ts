import { type TeamBill, TeamBillFilter } from '@ampdeck/api/bill/team-bill'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { parseTimestamp } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'

type Row = z.output<typeof TeamBill>
export type Filter = z.output<typeof TeamBillFilter>

const newest: Order = { by: 'teamBill.month', order: 'desc' }
const { finished: FINISHED, closed: CLOSED, reserved: RESERVED } = orderStatus.code

function matching(rows: Rows, filter: Filter) {
  return rows.from('teamBill').where(where(TeamBillFilter, filter, 'teamBill'))
}

function listed(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .innerJoin('fleet', sameSeller('fleet.id', 'teamBill.groupId'))
    .selectAll('teamBill')
    .select('fleet.name as groupName')
}

export const { page, all, one } = listOf({
  table: 'teamBill',
  usual: newest,
  query: listed,
})

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(`teamBill.${column}`)}), 0)::bigint`
  return matching(rows, filter)
    .select([
      total('orders').as('orders'),
      total('energyWh').as('energyWh'),
      total('payableFen').as('payableFen'),
      total('paidFen').as('paidFen'),
    ])
    .executeTakeFirstOrThrow()
}

export interface FleetMonth {
  sellerId: number
  groupId: number
  /** `YYYY-MM`. */
  month: string
}

/** The first instant of a month, and that of the next. */
export function boundsOf(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: parseTimestamp(`${month}-01`), to: parseTimestamp(`${next}-01`) }
}

/** The orders that began in a month of a fleet. */
const ofMonth = ({ sellerId, groupId, month }: FleetMonth) => {
  const { from, to } = boundsOf(month)
  return sql`o.seller_id = ${sellerId} and o.group_id = ${groupId} and o.id >= ${idAt(from)} and o.id < ${idAt(to)}
    and o.deleted = 0`
}

/** What the finished orders of a fleet's month come to. */
export async function sumsOf(db: Kysely<Tables>, of: FleetMonth) {
  const { rows } = await sql<Pick<Row, 'orders' | 'energyWh' | 'payableFen' | 'paidFen' | 'adjustFen'>>`
    select count(*)::int as orders, coalesce(sum(o.energy_wh), 0)::bigint as "energyWh",
      coalesce(sum(o.payable_fen), 0)::bigint as "payableFen", coalesce(sum(o.paid_fen), 0)::bigint as "paidFen",
      coalesce(sum((select sum(l.e_fee_fen + l.s_fee_fen) from bill_line l
        where l.seller_id = o.seller_id and l.order_id = o.id and l.corrects is not null)), 0)::bigint as "adjustFen"
    from charge_order o where ${ofMonth(of)} and o.order_status = ${FINISHED}`.execute(db)
  return rows[0] ?? { orders: 0, energyWh: 0, payableFen: 0, paidFen: 0, adjustFen: 0 }
}

/** Whether an order of the month is not finished: one that runs, or is abnormal. */
export async function hasOpenOrders(db: Kysely<Tables>, of: FleetMonth): Promise<boolean> {
  const { rows } = await sql`select 1 from charge_order o
    where ${ofMonth(of)} and o.order_status not in (${FINISHED}, ${CLOSED}, ${RESERVED}) limit 1`.execute(db)
  return rows.length > 0
}

/** The finished orders of the month that are still owed, the oldest first. */
export async function owedOrders(db: Kysely<Tables>, of: FleetMonth): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select o.id from charge_order o
    where ${ofMonth(of)} and o.order_status = ${FINISHED} and o.owed_fen > 0 order by o.start_time, o.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Fleets of every seller with finished orders in a month, and no bill of it. */
export async function withoutBill(db: Kysely<Tables>, month: string): Promise<FleetMonth[]> {
  const { from, to } = boundsOf(month)
  const { rows } = await sql<Omit<FleetMonth, 'month'>>`
    select fleet.seller_id as "sellerId", fleet.id as "groupId" from fleet
    where fleet.deleted = 0 and not exists (select from team_bill b where b.seller_id = fleet.seller_id
        and b.group_id = fleet.id and b.month = ${month} and b.deleted = 0)
      and exists (select from charge_order o where o.seller_id = fleet.seller_id and o.group_id = fleet.id
        and o.id >= ${idAt(from)} and o.id < ${idAt(to)} and o.order_status = ${FINISHED})`.execute(db)
  return rows.map((fleet) => ({ ...fleet, month }))
}

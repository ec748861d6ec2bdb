import { auditState, suspendState } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import type { MEMBER_EVENTS } from '@ampdeck/api/member/member'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import { type PageRequest, readPage } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'

const { finished } = orderStatus.code
const { settled } = chargeStatus.code
const { passed, refused } = auditState.code
const MAX_EVENTS = 50
const MAX_OF_A_KIND = 20

/** What a member has, owes and has done. */
export async function stat(rows: Rows, id: number) {
  const { growth, sellerId } = await rows.get('member', id)
  const [accounts, charged, grade] = await Promise.all([
    rows
      .from('account')
      .select(['id', 'type', 'balanceFen', 'frozenFen', 'creditLimitFen', 'state'])
      .where('memberId', '=', id)
      .orderBy('type')
      .$narrowType<{ state: 1 | 2 }>()
      .execute(),
    rows
      .from('chargeOrder')
      .select(({ fn }) => [
        fn.coalesce(fn.sum<number>('energyWh'), sql<number>`0`).as('energyWh'),
        fn.coalesce(fn.sum<number>('paidFen'), sql<number>`0`).as('paidFen'),
      ])
      .select(
        sql<number>`coalesce(sum(owed_fen) filter (where order_status = ${finished} and charge_status <> ${settled}), 0)::bigint`.as(
          'owedFen',
        ),
      )
      .where('memberId', '=', id)
      .executeTakeFirstOrThrow(),
    gradeOf(rows, sellerId, growth),
  ])
  return { accounts, grade, ...charged }
}

/** The grade that so much growth has reached, and where the next one begins. */
async function gradeOf(rows: Rows, sellerId: number, growth: number) {
  const grades = await ofSeller(rows.db, sellerId)
    .from('memberGrade')
    .select(['name', 'serviceBpsOff', 'growthFrom'])
    .orderBy('growthFrom')
    .execute()
  const grade = grades.findLast(({ growthFrom }) => growthFrom <= growth)
  const nextFrom = grades.find(({ growthFrom }) => growthFrom > growth)?.growthFrom ?? null
  return grade ? { name: grade.name, serviceBpsOff: grade.serviceBpsOff, nextFrom } : null
}

/** What moved a member's money. */
export function flow(rows: Rows, { memberId, ...request }: { memberId: number } & PageRequest) {
  const query = rows
    .from('account')
    .innerJoin('accountFlow as flow', sameSeller('flow.accountId', 'account.id'))
    .select(['flow.id', 'flow.bizType', 'flow.amountFen', 'flow.balanceAfterFen', 'flow.remark', 'flow.ts'])
    .select('account.type as accountType')
    .where('account.memberId', '=', memberId)
  const order = request.sortOrder ?? 'desc'
  return readPage(rows.db, query, request, { by: 'flow.ts', order, id: 'flow.id' })
}

export function coupons(rows: Rows, { memberId, ...request }: { memberId: number } & PageRequest) {
  const query = rows
    .from('memberCoupon')
    .innerJoin('coupon', sameSeller('coupon.id', 'memberCoupon.couponId'))
    .leftJoin('chargeOrder', sameSeller('chargeOrder.id', 'memberCoupon.usedOrderId'))
    .select(['memberCoupon.id', 'memberCoupon.code', 'coupon.name', 'coupon.type'])
    .select(['coupon.faceFen', 'coupon.thresholdFen', 'memberCoupon.status'])
    .select(['memberCoupon.fromTime', 'memberCoupon.toTime', 'memberCoupon.usedOrderId'])
    .select(['memberCoupon.usedFen', 'chargeOrder.orderNo as usedOrderNo'])
    .where('memberCoupon.memberId', '=', memberId)
  const by = request.sortField === 'faceFen' ? 'coupon.faceFen' : 'memberCoupon.toTime'
  return readPage(rows.db, query, request, { by, order: request.sortOrder ?? 'desc', id: 'memberCoupon.id' })
}

interface Event {
  id: number
  kind: (typeof MEMBER_EVENTS)[number]
  ts: number
  about: string | null
  fen: number | null
}

/** What happened to a member, the latest first: of each kind no more than anybody reads. */
export async function timeline(rows: Rows, id: number): Promise<Event[]> {
  const { sellerId } = await rows.get('member', id)
  const of = (source: string) =>
    sql`select * from (${sql.raw(source)} desc limit ${sql.lit(MAX_OF_A_KIND)}) s`
  const own = `seller_id = ${sellerId} and member_id = ${id}`
  const parts = [
    of(`select id, 'registered' as kind, register_time as ts, member_no as about, null::bigint as fen from member
      where seller_id = ${sellerId} and id = ${id} order by id`),
    of(`select id, 'charged', start_time, order_no, payable_fen from charge_order where ${own}
      and order_status = ${finished} order by id`),
    of(`select f.id, case f.biz_type when 'recharge' then 'recharged' else 'refunded' end, f.ts, f.remark, f.amount_fen
      from account a join account_flow f on f.seller_id = a.seller_id and f.account_id = a.id
      where a.seller_id = ${sellerId} and a.member_id = ${id} and f.biz_type in ('recharge', 'refund') order by f.ts`),
    of(`select id, 'suspended', from_time, note, debt_fen from suspend where ${own} order by id`),
    of(`select id, 'released', released_at, null, null::bigint from suspend
      where ${own} and state = ${suspendState.code.released} and released_at is not null order by id`),
    of(`select c.id, case c.audit_state when ${passed} then 'certified' else 'refused' end, c.audit_time, v.plate, null::bigint
      from vehicle_certification c join vehicle v on v.seller_id = c.seller_id and v.id = c.vehicle_id
      where c.seller_id = ${sellerId} and c.member_id = ${id} and c.audit_state in (${passed}, ${refused})
      and c.audit_time is not null order by c.id`),
    of(
      `select id, 'commented', create_time, content, null::bigint from comment where ${own} and deleted = 0 order by id`,
    ),
  ]
  const { rows: found } = await sql<Event>`${sql.join(parts, sql` union all `)} order by ts desc
    limit ${MAX_EVENTS}`.execute(rows.db)
  return found
}

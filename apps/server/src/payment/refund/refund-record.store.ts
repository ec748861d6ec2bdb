import {
  flowKind,
  rechargeState,
  refundChannel,
  refundPayState,
  refundStatus,
  refundTodo,
} from '@ampdeck/api/enumerations/finance'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { RefundFilter } from '@ampdeck/api/payment/refund-record'
import { type Kysely, type NotNull, type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { ofOwner, ownerColumns } from '../owner.ts'

export type Refund = Selectable<Tables['refundRecord']>
export type Filter = z.output<typeof RefundFilter>

const { approved, refused, awaitingFirst, awaitingSecond } = refundStatus.code
const { reserved, starting, charging, abnormal, finished } = orderStatus.code

/** What people call a refund: short, and in the order of their making. */
export const refundNo = (id: number) => `RF${id.toString(36).toUpperCase()}`

export function lockRefund(db: Kysely<Tables>, sellerId: number, id: number): Promise<Refund | undefined> {
  return ofSeller(db, sellerId)
    .from('refundRecord')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The number of the refund whose cash was handed out against a receipt. Until the caller's transaction ends, nobody else
 * finds the receipt free. It may be that of the recharge, which the member gives back.
 */
export async function refundByReceipt(
  db: Kysely<Tables>,
  sellerId: number,
  receipt: string,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`refund receipt ${sellerId} ${receipt}`}, 0))`.execute(
    db,
  )
  const found = await ofSeller(db, sellerId)
    .from('refundRecord')
    .select('refundNo')
    .where(({ and }) => and({ payNo: receipt, channel: refundChannel.code.cash }))
    .limit(1)
    .executeTakeFirst()
  return found?.refundNo
}

/** An order that runs, or of which something is owed. */
const unfinished = sql<SqlBool>`(o.order_status in (${sql.join([reserved, starting, charging, abnormal])})
  or (o.order_status = ${finished} and o.owed_fen > 0 and o.bad_debt = 0
    and o.charge_status <> ${sql.lit(chargeStatus.code.settled)}))`

/** How many unfinished orders the owner of `account` has: a member's own, or all of a fleet. */
const openOrders = sql<number>`case when account.member_id is null
  then (select count(*) from charge_order o where o.seller_id = account.seller_id and o.group_id = account.group_id
    and ${unfinished})
  else (select count(*) from charge_order o where o.seller_id = account.seller_id and o.member_id = account.member_id
    and ${unfinished}) end`

/** The same for one account, before somebody applies. */
export async function countOpenOrders(
  db: Kysely<Tables>,
  sellerId: number,
  accountId: number,
): Promise<number> {
  const found = await ofSeller(db, sellerId)
    .from('account')
    .select(openOrders.as('count'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return found.count
}

/** Waits for this person's audit: for nobody who has applied for it or gave the first audit. */
const waitsFor = (kind: number, userId: number | null) => {
  const { first } = refundTodo.code
  const status = kind === first ? awaitingFirst : awaitingSecond
  return sql`(refund_record.status = ${status} and refund_record.applicant is distinct from ${userId}
    and refund_record.first_user is distinct from ${userId})`
}

/** Refunds with their owner, before anything is selected of them. */
export function filtered(rows: Rows, filter: Partial<Filter>) {
  return rows
    .from('refundRecord')
    .leftJoin('account', sameSeller('account.id', 'refundRecord.accountId'))
    .leftJoin('member', sameSeller('member.id', 'account.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'account.groupId'))
    .where(
      where(RefundFilter, filter, 'refundRecord', {
        owner: ofOwner('refundRecord.accountId'),
        memberId: 'account.memberId',
        groupId: 'account.groupId',
        todo: (kinds) =>
          sql<SqlBool>`(${sql.join(
            kinds.map((kind) => waitsFor(kind, rows.userId)),
            sql` or `,
          )})`,
      }),
    )
}

export function matching(rows: Rows, filter: Partial<Filter>) {
  return filtered(rows, filter)
    .leftJoin('accountUser as applier', sameSeller('applier.id', 'refundRecord.applicant'))
    .leftJoin('accountUser as firstAuditor', sameSeller('firstAuditor.id', 'refundRecord.firstUser'))
    .leftJoin('accountUser as secondAuditor', sameSeller('secondAuditor.id', 'refundRecord.secondUser'))
    .selectAll('refundRecord')
    .select(ownerColumns)
    .select(['account.balanceFen as principalFen', openOrders.as('openOrders')])
    .select(['applier.name as applicantName', 'firstAuditor.name as firstUserName'])
    .select('secondAuditor.name as secondUserName')
    .$narrowType<Record<'accountType' | 'principalFen', NotNull>>()
}

/** Those that are over: rejected, or approved with a payment that came or failed. */
export function finishedOnes(rows: Rows, filter: Partial<Filter>) {
  return matching(rows, filter).where(isOver)
}

const isOver = sql<SqlBool>`(refund_record.status = ${refused} or (refund_record.status = ${approved}
  and refund_record.pay_state = ${sql.lit(refundPayState.code.paid)}))`

export async function rowById(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('refundRecord.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** In the order in which a refund goes through them. */
const stages = [awaitingFirst, awaitingSecond, refundStatus.code.hungIn, approved, refused]

export async function countStates(rows: Rows, filter: Filter) {
  const found = await filtered(rows, { ...filter, status: undefined })
    .select('refundRecord.status')
    .select((of) => of.fn.countAll<number>().as('count'))
    .select(sql<number>`sum(refund_record.apply_fen)::bigint`.as('applyFen'))
    .groupBy('refundRecord.status')
    .execute()
  return found.sort((a, b) => stages.indexOf(a.status) - stages.indexOf(b.status))
}

export function recordSum(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .where(isOver)
    .select([
      sql<number>`coalesce(sum(refund_record.apply_fen)
        filter (where refund_record.pay_state = ${sql.lit(refundPayState.code.paid)}), 0)::bigint`.as(
        'applyFen',
      ),
      sql<number>`coalesce(sum(refund_record.gift_back_fen), 0)::bigint`.as('giftBackFen'),
    ])
    .executeTakeFirstOrThrow()
}

/** What was paid back, by month and channel. */
export function monthTotals(rows: Rows, filter: Filter) {
  const month = sql<string>`to_char(to_timestamp(refund_record.paid_time / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-01')`
  return filtered(rows, filter)
    .where('refundRecord.payState', '=', refundPayState.code.paid)
    .select([month.as('month'), 'refundRecord.channel'])
    .select((of) => of.fn.countAll<number>().as('count'))
    .select(sql<number>`sum(refund_record.apply_fen)::bigint`.as('applyFen'))
    .groupBy([month, 'refundRecord.channel'])
    .orderBy('month', 'desc')
    .orderBy('refundRecord.channel')
    .limit(60)
    .execute()
}

/** The recharges that a refund takes from. */
export async function rechargesOf({ db }: Rows, { sellerId, parts }: Refund) {
  const found = await ofSeller(db, sellerId)
    .from('recharge')
    .select(['id', 'rechargeNo', 'type', 'amountFen', 'paidTime'])
    .where(
      'id',
      'in',
      parts.map(({ rechargeId }) => rechargeId),
    )
    .orderBy('id')
    .execute()
  return found.map((one) => ({
    ...one,
    fen: parts.find(({ rechargeId }) => rechargeId === one.id)?.fen ?? 0,
  }))
}

/** Up to when a refund's movements are shown: what came later does not belong to the decision. */
export async function movementsOf({ db }: Rows, { sellerId, accountId }: Refund, from: number) {
  const { recharge } = flowKind.code
  const { rows } = await sql<{
    kind: (typeof flowKind.codes)[number] | 'before'
    count: number
    fen: number
    from: number | null
    to: number | null
  }>`
    select case when ts < ${from} then 'before' else biz_type end as kind, count(*) as count,
      sum(amount_fen)::bigint as fen, min(ts) as from, max(ts) as to
    from account_flow where seller_id = ${sellerId} and account_id = ${accountId}
    group by 1, case when ts >= ${from} and biz_type = ${recharge} then id end
    having sum(amount_fen) <> 0 order by min(ts)`.execute(db)
  return rows.map((row) => (row.kind === 'before' ? { ...row, from: null, to: null } : row))
}

/** The refunds that take from a recharge. */
export async function refundsOf(rows: Rows, rechargeId: number) {
  const found = await rows
    .from('refundRecord')
    .select(['id', 'refundNo', 'status', 'payState', 'createTime', 'parts'])
    .where(sql<SqlBool>`parts @> ${JSON.stringify([{ rechargeId }])}::jsonb`)
    .orderBy('id')
    .execute()
  return found.map(({ parts, ...refund }) => ({
    ...refund,
    fen: parts.find((part) => part.rechargeId === rechargeId)?.fen ?? 0,
  }))
}

/** The recharges of an account of which something can be refunded, the newest first. */
export function refundable(rows: Rows, accountId: number) {
  return rows
    .from('recharge')
    .select(['id', 'rechargeNo', 'type', 'amountFen', 'refundableFen', 'paidTime'])
    .where('accountId', '=', accountId)
    .where('refundableFen', '>', 0)
    .where('state', 'in', [rechargeState.code.success, rechargeState.code.partlyRefunded])
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

import { flowKind } from '@ampdeck/api/enumerations/finance'
import { AccountFlowFilter, type AccountFlowRow } from '@ampdeck/api/payment/account-flow'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { idsFrom, idsTo, where } from '../../database/where.ts'
import { ofOwner, ownerColumns } from '../owner.ts'

export type Filter = z.output<typeof AccountFlowFilter>

const { deduct, correction, recharge, gift, allocate, reclaim } = flowKind.code

/** Movements of accounts that the caller may see, before anything is selected of them. */
function filtered(rows: Rows, filter: Partial<Filter>) {
  const { groupIds } = rows.scope
  return rows
    .from('accountFlow')
    .innerJoin('account', sameSeller('account.id', 'accountFlow.accountId'))
    .where(sql<SqlBool>`(${groupIds}::bigint[] is null or account.group_id = any(${groupIds}::bigint[]))`)
    .where(
      where(AccountFlowFilter, filter, 'accountFlow', {
        owner: ofOwner('accountFlow.accountId'),
        memberId: 'account.memberId',
        groupId: 'account.groupId',
        accountType: 'account.type',
        // Ids are made by time, and have the index.
        tsFrom: idsFrom('accountFlow.id'),
        tsTo: idsTo('accountFlow.id'),
      }),
    )
}

/** With their owner. */
export function matching(rows: Rows, filter: Partial<Filter>) {
  return filtered(rows, filter)
    .leftJoin('member', sameSeller('member.id', 'account.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'account.groupId'))
    .selectAll('accountFlow')
    .select(ownerColumns)
}

export function sum(rows: Rows, filter: Filter) {
  const amount = sql`account_flow.amount_fen`
  return filtered(rows, filter)
    .select([
      sql<number>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)::bigint`.as('inFen'),
      sql<number>`coalesce(sum(${amount}) filter (where ${amount} < 0), 0)::bigint`.as('outFen'),
      sql<number>`coalesce(sum(account_flow.held_fen), 0)::bigint`.as('heldFen'),
    ])
    .executeTakeFirstOrThrow()
}

type Plain = Awaited<ReturnType<ReturnType<typeof matching>['execute']>>[number]
type Document = z.input<typeof AccountFlowRow>['document']

/** The same rows with the documents that they come from: each kind is looked up once for all of them. */
export async function withDocuments<Row extends Plain>(rows: Rows, found: readonly Row[]) {
  const whole = rows.wholeSeller()
  const idsOf = (...kinds: string[]) => [
    0,
    ...new Set(found.filter(({ bizType }) => kinds.includes(bizType)).map(({ bizId }) => bizId)),
  ]
  const [orders, recharges, refunds, corrections] = await Promise.all([
    whole
      .from('chargeOrder')
      .select(['id', 'orderNo as no'])
      .where('id', 'in', idsOf(deduct, correction))
      .execute(),
    whole
      .from('recharge')
      .select(['id', 'rechargeNo as no'])
      .where('id', 'in', idsOf(recharge, gift))
      .execute(),
    whole
      .from('refundRecord')
      .select(['id', 'refundNo as no'])
      .where('id', 'in', idsOf(...refundKinds))
      .execute(),
    whole
      .from('accountCorrection')
      .select(['id', 'correctionNo as no'])
      .where('id', 'in', idsOf(correction))
      .execute(),
  ])
  const documents = new Map<number, { no: string; document: Document }>([
    ...orders.map(({ id, no }) => [id, { no, document: 'order' as const }] as const),
    ...recharges.map(({ id, no }) => [id, { no, document: 'recharge' as const }] as const),
    ...refunds.map(({ id, no }) => [id, { no, document: 'refund' as const }] as const),
    ...corrections.map(({ id, no }) => [id, { no, document: 'correction' as const }] as const),
  ])
  return found.map((row) => {
    const isTransfer = row.bizType === allocate || row.bizType === reclaim
    const { no = null, document = isTransfer ? ('transfer' as const) : null } = documents.get(row.bizId) ?? {}
    return { ...row, bizNo: no, document }
  })
}

const refundKinds = [
  flowKind.code.refund,
  flowKind.code.refundHold,
  flowKind.code.refundRelease,
  // What is taken back of a gift belongs to a refund.
  gift,
]

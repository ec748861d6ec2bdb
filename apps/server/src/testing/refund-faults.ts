import { flowKind, refundPayState } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Of refunds that two people have passed: how many were not paid, and how many more than once. */
export async function refundFaults(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<{ unpaid: number; twice: number }> {
  const paid = await db
    .selectFrom('refundRecord')
    .select('id')
    .where('id', 'in', ids)
    .where('payState', '=', refundPayState.code.paid)
    .execute()
  const flows = await db
    .selectFrom('accountFlow')
    .select((of) => ['bizId', of.fn.countAll<number>().as('times')])
    .where('bizType', '=', flowKind.code.refund)
    .where('bizId', 'in', ids)
    .groupBy('bizId')
    .execute()
  return { unpaid: ids.length - paid.length, twice: flows.filter(({ times }) => times > 1).length }
}

/** How many orders there are, and how many accounts below zero, or below their credit where they have one. */
export async function monthFigures(db: Kysely<Tables>): Promise<{ orders: number; overdrawn: number }> {
  const limit = sql<number>`case when type = ${accountType.code.credit} then credit_limit_fen else 0 end`
  const count = (table: 'account' | 'chargeOrder') =>
    db.selectFrom(table).select((of) => [of.fn.countAll<number>().as('rows')])
  const [orders, overdrawn] = await Promise.all([
    count('chargeOrder').executeTakeFirstOrThrow(),
    count('account').where(sql<boolean>`balance_fen + ${limit} < 0`).executeTakeFirstOrThrow(),
  ])
  return { orders: orders.rows, overdrawn: overdrawn.rows }
}

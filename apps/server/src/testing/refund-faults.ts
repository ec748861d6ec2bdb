import { flowKind, refundPayState } from '@ampdeck/api/enumerations/finance'
import type { Kysely } from 'kysely'
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

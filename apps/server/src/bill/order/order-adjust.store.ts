import { auditState } from '@ampdeck/api/enumerations/member'
import type { SelectQueryBuilder } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'

/** Corrections with the names of who proposed and who decided. */
function withPeople(query: SelectQueryBuilder<Tables, 'orderAdjust', object>) {
  return query
    .leftJoin('accountUser as proposer', sameSeller('proposer.id', 'orderAdjust.createUser'))
    .leftJoin('accountUser as auditor', sameSeller('auditor.id', 'orderAdjust.auditUser'))
    .selectAll('orderAdjust')
    .select(['proposer.name as createUserName', 'auditor.name as auditUserName'])
}

/** The corrections of an order, the newest first. */
export function adjustsOf(rows: Rows, order: { id: number; sellerId: number }) {
  return withPeople(ofSeller(rows.db, order.sellerId).from('orderAdjust'))
    .where('orderAdjust.orderId', '=', order.id)
    .orderBy('orderAdjust.id', 'desc')
    .execute()
}

export async function adjustById(rows: Rows, id: number) {
  const found = await withPeople(rows.from('orderAdjust')).where('orderAdjust.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** By how much the agreed corrections have raised an order, those that lowered it left out. */
export async function raisedFen(rows: Rows, order: { id: number; sellerId: number }): Promise<number> {
  const agreed = await ofSeller(rows.db, order.sellerId)
    .from('orderAdjust')
    .select(['eFeeFen', 'sFeeFen'])
    .where('orderId', '=', order.id)
    .where('state', '=', auditState.code.passed)
    .execute()
  return agreed.reduce((sum, { eFeeFen, sFeeFen }) => sum + Math.max(0, eFeeFen + sFeeFen), 0)
}

export async function hasOpenAdjust(rows: Rows, order: { id: number; sellerId: number }): Promise<boolean> {
  const found = await ofSeller(rows.db, order.sellerId)
    .from('orderAdjust')
    .select('id')
    .where('orderId', '=', order.id)
    .where('state', '=', auditState.code.underReview)
    .executeTakeFirst()
  return found !== undefined
}

import { auditState } from '@ampdeck/api/enumerations/member'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { failures } from '../../foundation/failure.ts'

/** Corrections with the names of who proposed and who decided. */
function withPeople(rows: Rows) {
  return rows
    .from('orderAdjust')
    .leftJoin('accountUser as proposer', sameSeller('proposer.id', 'orderAdjust.createUser'))
    .leftJoin('accountUser as auditor', sameSeller('auditor.id', 'orderAdjust.auditUser'))
    .selectAll('orderAdjust')
    .select(['proposer.name as createUserName', 'auditor.name as auditUserName'])
}

/** The corrections of an order, the newest first. */
export function adjustsOf(rows: Rows, order: { id: number; sellerId: number }) {
  return withPeople(rows)
    .where('orderAdjust.sellerId', '=', order.sellerId)
    .where('orderAdjust.orderId', '=', order.id)
    .orderBy('orderAdjust.id', 'desc')
    .execute()
}

export async function adjustById(rows: Rows, id: number) {
  const found = await withPeople(rows).where('orderAdjust.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export async function hasOpenAdjust(rows: Rows, order: { id: number; sellerId: number }): Promise<boolean> {
  const found = await rows
    .from('orderAdjust')
    .select('orderAdjust.id')
    .where('orderAdjust.sellerId', '=', order.sellerId)
    .where('orderAdjust.orderId', '=', order.id)
    .where('orderAdjust.state', '=', auditState.code.underReview)
    .executeTakeFirst()
  return found !== undefined
}

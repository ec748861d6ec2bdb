import { lockOrder, type Order } from '../../charging/record/place.store.ts'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'

/** An order that the caller may see, locked. */
export async function lockedOrder(rows: Rows, id: number, version?: number): Promise<Order> {
  const { sellerId } = await rows.get('chargeOrder', id)
  const order = await lockOrder(rows.db, sellerId, id)
  if (!order) throw failures.notFound()
  if (version !== undefined && order.version !== version) throw failures.refused('record.stale')
  return order
}

/** What the audit log tells of an order of which something was changed. */
export function auditOrder(rows: Rows, before: Order, after: Order): void {
  rows.changes.push({ table: 'chargeOrder', id: before.id, before: partOf(before), after: partOf(after) })
}

function partOf({ orderStatus, badDebt, energyWh, eFeeFen, sFeeFen, occupyFeeFen, ...money }: Order) {
  const { payableFen, paidFen, owedFen } = money
  return { orderStatus, badDebt, energyWh, eFeeFen, sFeeFen, occupyFeeFen, payableFen, paidFen, owedFen }
}

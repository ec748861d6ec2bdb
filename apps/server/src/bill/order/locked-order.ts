import { lockOrder, type Order } from '../../charging/record/place.store.ts'
import { inLockOrder } from '../../database/ids.ts'
import type { Rows } from '../../database/rows.ts'
import { Failure, failures } from '../../foundation/failure.ts'

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

export interface EachResult {
  done: number[]
  refused: { id: number; reason: string }[]
}

/** Does something to each order, in a fixed order so that two such calls cannot wait for each other; one result for each. */
export async function toEach(
  ids: readonly number[],
  work: (id: number) => Promise<string | undefined>,
): Promise<EachResult> {
  const done: number[] = []
  const refused: EachResult['refused'] = []
  for (const id of inLockOrder(ids)) {
    const reason = await work(id).catch(reasonOf)
    if (reason === undefined) done.push(id)
    else refused.push({ id, reason })
  }
  return { done, refused }
}

/** Of a refusal that came before anything was written; any other error ends the whole call. */
function reasonOf(error: unknown): string {
  if (error instanceof Failure && error.code === 404) return 'record.notFound'
  if (error instanceof Failure && error.code === 409)
    return (error.data as { reason: string } | undefined)?.reason ?? ''
  throw error
}

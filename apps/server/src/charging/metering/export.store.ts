import { type Kysely, type Selectable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import type { Reading } from '../../device/charge-point.ts'
import type { Transaction } from '../record/transaction.store.ts'
import { exportedWh, withReading } from './exported.ts'

type ChargeExport = Selectable<Tables['chargeExport']>

interface Metered {
  transaction: Pick<Transaction, 'sellerId' | 'orderId'>
  readings: readonly Pick<Reading, 'ts' | 'exported'>[]
}

/** Keeps what cars gave back; most piles never measure it, and cost nothing here. */
export async function storeExports(db: Kysely<Tables>, metered: readonly Metered[]): Promise<void> {
  for (const { transaction, readings } of metered) {
    const said = readings
      .flatMap(({ ts, exported }) => (exported ? [{ ts, exported }] : []))
      .sort((a, b) => a.ts - b.ts)
    if (said.length > 0) await storeExport(db, transaction, said)
  }
}

async function storeExport(
  db: Kysely<Tables>,
  { sellerId, orderId }: Metered['transaction'],
  said: readonly { ts: number; exported: NonNullable<Reading['exported']> }[],
): Promise<void> {
  await db
    .insertInto('chargeExport')
    .values({ sellerId, orderId, state: null })
    .onConflict((conflict) => conflict.columns(['sellerId', 'orderId']).doNothing())
    .execute()
  const known = await lockExport(db, { sellerId, id: orderId })
  if (!known || known.state !== null) return
  const { sellerId: _, orderId: __, price4: ___, feeFen: ____, state: _____, ...before } = known
  const after = said.reduce((exported, { ts, exported: more }) => withReading(exported, ts, more), before)
  await ofSeller(db, sellerId).update('chargeExport').set(after).where('orderId', '=', orderId).execute()
}

/** The row of an order, locked. */
export function lockExport(
  db: Kysely<Tables>,
  { sellerId, id: orderId }: { sellerId: number; id: number },
): Promise<ChargeExport | undefined> {
  return ofSeller(db, sellerId)
    .from('chargeExport')
    .selectAll()
    .where('orderId', '=', orderId)
    .modifyEnd(sql`for update`)
    .executeTakeFirst()
}

/** What an order's drawer shows of it. */
export async function exportedOf(db: Kysely<Tables>, { sellerId, id }: { sellerId: number; id: number }) {
  const found = await ofSeller(db, sellerId)
    .from('chargeExport')
    .selectAll()
    .where('orderId', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { w: W, price4, feeFen, state } = found
  return { energyWh: exportedWh(found), W, price4, feeFen, state }
}

import { eventType } from '@ampdeck/api/enumerations/equipment'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { publishGuns, recordOrderEvent } from '../record/event.store.ts'
import { transactionOf } from '../record/transaction.store.ts'

/** Keeps whether a running charge goes before others where its station shares its power, and plans that anew. */
export async function keepPriority(
  context: Platform,
  at: { sellerId: number; pileId: number },
  transactionId: string,
  isFirst: boolean,
): Promise<void> {
  const { db, now } = context
  const { sellerId } = at
  const transaction = await transactionOf(db, at, transactionId)
  const isKnown = transaction && transaction.endTime === null && transaction.refusal === null
  if (!isKnown || (transaction.isFirst === 1) === isFirst) return
  await ofSeller(db, sellerId)
    .update('chargeTransaction')
    .set({ isFirst: isFirst ? 1 : 0 })
    .where('orderId', '=', transaction.orderId)
    .execute()
  const payload = { priority: isFirst }
  const order = { sellerId, id: transaction.orderId }
  await recordOrderEvent(context, order, { type: eventType.code.configuration, ts: now(), payload })
  await publishGuns(context, sellerId, [transaction.gunId])
}

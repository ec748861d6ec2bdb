import type { OccupyPause } from '@ampdeck/api/bill/bill'
import { eventType } from '@ampdeck/api/enumerations/equipment'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { recordOrderEvent } from '../record/event.store.ts'
import type { Order } from '../record/place.store.ts'

type Pause = z.output<typeof OccupyPause>
type Known = Pick<Order, 'sellerId' | 'id'>

const type = eventType.code.configuration

/** Which weather rule lets the car of an order stay for nothing, and since when; null where none does. */
export async function occupyPauseOf(
  db: Kysely<Tables>,
  { sellerId, id: orderId }: Known,
): Promise<Pause | null> {
  const found = await ofSeller(db, sellerId)
    .from('orderEvent')
    .select(['ts', 'payload'])
    .where(({ and }) => and({ orderId, type }))
    .where(sql<boolean>`payload ? 'occupyPause'`)
    .executeTakeFirst()
  if (!found) return null
  const { occupyPause } = found.payload as { occupyPause: Omit<Pause, 'ts'> }
  return { ...occupyPause, ts: found.ts }
}

/** The order says why its car stays for nothing; the first rule that let it counts. */
export async function notePause(
  context: Platform,
  order: Known,
  occupyPause: Omit<Pause, 'ts'>,
): Promise<void> {
  if (await occupyPauseOf(context.db, order)) return
  await recordOrderEvent(context, order, { type, ts: context.now(), payload: { occupyPause } })
}

import type { LiveEvent } from '@ampdeck/api/events/live-event'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { publish } from '../../events/publish.ts'
import type { Order } from './place.store.ts'

/** Where something happens. */
export interface At {
  sellerId: number
  stationId: number
  pileId: number
  /** Null for the pile itself. */
  gunId: number | null
}

interface Happened {
  type: number
  ts: number
  payload?: Record<string, unknown>
}

/** Records what happened at a gun, or at its pile. */
export async function recordGunEvent({ db, newId }: Platform, at: At, happened: Happened): Promise<void> {
  const { sellerId, stationId, pileId, gunId } = at
  const { type, ts, payload = {} } = happened
  await db
    .insertInto('gunEvent')
    .values({ id: newId(), sellerId, stationId, pileId, gunId, type, ts, payload: JSON.stringify(payload) })
    .execute()
}

/** Records what happened to an order. */
export async function recordOrderEvent(
  { db, newId }: Platform,
  { sellerId, id: orderId }: Pick<Order, 'sellerId' | 'id'>,
  { type, ts, payload = {} }: Happened,
): Promise<void> {
  await db
    .insertInto('orderEvent')
    .values({ sellerId, orderId, id: newId(), type, ts, payload: JSON.stringify(payload) })
    .execute()
}

/** Publishes guns as they are now, in this transaction. */
export async function publishGuns(
  { db, now }: Platform,
  sellerId: number,
  gunIds: readonly number[],
): Promise<void> {
  const guns = await ofSeller(db, sellerId)
    .withDeleted('gun')
    .select(['id', 'stationId', 'pileId', 'status', 'currentOrderId', 'live'])
    .where('id', 'in', gunIds.length > 0 ? gunIds : [0])
    .execute()
  const time = now()
  const news = guns.map(
    ({ id, stationId, pileId, status, currentOrderId, live }): LiveEvent => ({
      type: 'gun',
      time,
      sellerId,
      stationId,
      pileId,
      gunId: id,
      status,
      orderId: currentOrderId,
      live,
    }),
  )
  await publish(db, news)
}

type OrderNews = Pick<
  Order,
  'id' | 'sellerId' | 'stationId' | 'gunId' | 'groupId' | 'orderStatus' | 'energyWh' | 'payableFen'
>

export async function publishOrder({ db, now }: Platform, order: OrderNews): Promise<void> {
  await publish(db, [orderEvent(now(), order)])
}

/** What is told of an order, wherever it is told. */
export function orderEvent(time: number, order: OrderNews): LiveEvent {
  const { id, sellerId, stationId, gunId, groupId, orderStatus, energyWh, payableFen } = order
  const at = { time, sellerId, stationId, orderId: id, gunId, groupId }
  return { type: 'order', ...at, orderStatus, energyWh, payableFen }
}

export async function publishPile(
  { db, now }: Platform,
  { sellerId, pileId }: Pick<At, 'sellerId' | 'pileId'>,
) {
  const pile = await ofSeller(db, sellerId)
    .withDeleted('pile')
    .select(['stationId', 'status', 'lastHeartbeat'])
    .where('id', '=', pileId)
    .executeTakeFirst()
  if (!pile) return
  const { stationId, status, lastHeartbeat } = pile
  const news = {
    type: 'pile' as const,
    time: now(),
    sellerId,
    stationId,
    pileId,
    status: status as 1,
    lastHeartbeat,
  }
  await publish(db, [news])
}

/** The next number for a transaction, or for a start that is asked for: an integer that fits 31 bits. */
export async function nextNumber(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select nextval('charge_transaction_no') as n`.execute(db)
  return rows[0]?.n ?? 0
}

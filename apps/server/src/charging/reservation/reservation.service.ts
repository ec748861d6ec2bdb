import type { CodeOf } from '@ampdeck/api/enumeration'
import { commandKind, gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus, type reservationEnd, reservationStatus } from '@ampdeck/api/enumerations/order'
import { formatDate, MINUTE } from '@ampdeck/api/time'
import { type Selectable, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { queueCommands } from '../../device/command-queue.ts'
import { closeOrder } from '../finish/lost.service.ts'
import { publishGuns, publishOrder } from '../record/event.store.ts'
import { addOrder } from '../record/order.store.ts'
import { payerOf } from '../record/payer.store.ts'
import { lockGun, lockOrder, type Order } from '../record/place.store.ts'
import { priceSource } from '../record/price-source.store.ts'
import { EXPIRED } from '../record/reservation.store.ts'

export type Reserved = Selectable<Tables['reservation']>
export type HoldRefusal = 'device.offline' | 'station.closed' | 'reservation.gun' | 'reservation.payer'

/** OCPP 1.6 numbers reservations by a signed integer of 32 bits. */
const MAX_ID = 2_147_483_647
const { inProgress: IN_PROGRESS } = reservationStatus.code
const { reserved: RESERVED } = orderStatus.code
const { closed: CLOSED, building: BUILDING } = stationStatus.code

/** Keeps the gun for its member: an order that waits there, and a pile that is asked to turn others away. */
export async function holdGun(
  context: Platform,
  reservation: Reserved,
  memberNo: string,
  userId: number | null,
): Promise<HoldRefusal | undefined> {
  const { db, now } = context
  const { sellerId, gunId, toTime } = reservation
  const place = await lockGun(db, sellerId, gunId)
  if (!place || place.currentOrderId !== null || place.status !== gunStatus.code.idle)
    return 'reservation.gun'
  if (place.stationStatus === CLOSED || place.stationStatus === BUILDING) return 'station.closed'
  if (!(await isConnected(context, place))) return 'device.offline'
  const { stationId, pileId, letter } = place
  const token = { value: memberNo, isVin: false }
  const { payer, refusal } = await payerOf(
    db,
    { sellerId, stationId, pileId, today: formatDate(now()) },
    token,
  )
  if (!payer || refusal) return 'reservation.payer'
  const order = await addOrder(context, {
    place,
    payer,
    price: await priceSource(db, place, payer, now()),
    orderStatus: RESERVED,
    startTime: now(),
    meterStart: 0,
    idToken: memberNo,
  })
  const pileNo = context.newId() % MAX_ID
  await ofSeller(db, sellerId)
    .update('reservation')
    .set({ orderId: order.id, pileNo, updateTime: now() })
    .where('id', '=', reservation.id)
    .execute()
  await ofSeller(db, sellerId)
    .update('gun')
    .set({ currentOrderId: order.id })
    .where('id', '=', gunId)
    .execute()
  const command = commandKind.code.reserve
  const request = {
    kind: 'reserve',
    connector: letter + 1,
    reservationId: pileNo,
    token,
    expires: toTime,
  } as const
  await queueCommands({ db, newId: context.newId, now: now(), userId }, [
    { sellerId, stationId, pileId, gunId, orderId: order.id, command, request },
  ])
  await publishGuns(context, sellerId, [gunId])
  await publishOrder(context, order)
  return undefined
}

/** Ends a reservation that is held; its pile is told where it does not know. */
export async function releaseHold(
  context: Platform,
  { sellerId, gunId, orderId, pileNo }: Reserved,
  { reason, userId, tells }: { reason: string; userId: number | null; tells: boolean },
): Promise<boolean> {
  const { db, now } = context
  const place = await lockGun(db, sellerId, gunId)
  const order = await lockOrder(db, sellerId, orderId ?? 0)
  if (order?.orderStatus !== RESERVED) return false
  await closeOrder(context, order, reason)
  // A gun that is gone has no pile to be asked.
  if (!tells || pileNo === null || !place) return true
  const { stationId, pileId } = place
  const command = commandKind.code.cancelReservation
  const request = { kind: 'cancelReservation', reservationId: pileNo } as const
  await queueCommands({ db, newId: context.newId, now: now(), userId }, [
    { sellerId, stationId, pileId, gunId, orderId, command, request },
  ])
  return true
}

/** The guns that keep a reservation no more: of a pile all of them, or one by its connector. */
interface LostPlace {
  sellerId: number
  pileId: number
  /** 0 is the pile itself. */
  connector: number
}

/** Ends what is held at guns that were taken out of service: hold given back, pile asked to let others charge again. */
export async function endHolds(
  context: Platform,
  { sellerId, pileId, connector }: LostPlace,
  reason: CodeOf<typeof reservationEnd>,
): Promise<void> {
  const held = await ofSeller(context.db, sellerId)
    .from('reservation')
    .selectAll('reservation')
    .innerJoin('gun', sameSeller('gun.id', 'reservation.gunId'))
    .where('gun.pileId', '=', pileId)
    .where('reservation.status', '=', IN_PROGRESS)
    .where('reservation.orderId', 'is not', null)
    .$if(connector > 0, (of) => of.where('gun.letter', '=', connector - 1))
    // Guns are locked in one order, so that two who do this never wait for each other.
    .orderBy('gun.id')
    .execute()
  for (const one of held) await releaseHold(context, one, { reason, userId: null, tells: true })
}

/** The pile itself says that a reservation is over (2.0.1): its time is, or the pile gave it up. */
export async function pileEndedHold(
  context: Platform,
  { sellerId, pileId }: Pick<LostPlace, 'sellerId' | 'pileId'>,
  { reservationId: pileNo, isExpired }: { reservationId: number; isExpired: boolean },
): Promise<void> {
  const held = await ofSeller(context.db, sellerId)
    .from('reservation')
    .selectAll()
    .where(({ and }) => and({ pileId, pileNo, status: IN_PROGRESS }))
    .executeTakeFirst()
  if (!held) return
  const isOver = isExpired && context.now() >= held.toTime - MINUTE
  await releaseHold(context, held, { reason: isOver ? EXPIRED : 'pile', userId: null, tells: false })
}

/** The pile shows the gun as free though it was reserved: its time is over there, or the pile gave it up. */
export async function giveUpHold(context: Platform, order: Order, at: number): Promise<void> {
  const held = await ofSeller(context.db, order.sellerId)
    .from('reservation')
    .select('toTime')
    .where(({ and }) => and({ orderId: order.id, status: IN_PROGRESS }))
    .executeTakeFirst()
  if (order.orderStatus !== RESERVED || !held) return
  // A pile's clock may run ahead by as much as is let pass.
  await closeOrder(context, order, at >= held.toTime - MINUTE ? EXPIRED : 'pile')
}

async function isConnected({ db }: Platform, { sellerId, pileId }: { sellerId: number; pileId: number }) {
  const found = await sql`select from charge_point where seller_id = ${sellerId} and pile_id = ${pileId}
    and process is not null`.execute(db)
  return found.rows.length > 0
}

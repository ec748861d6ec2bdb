import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { occupyState } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { occupyPauseAt } from '../../config/weather-config/weather-config.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { gradeOf } from '../money/discount.store.ts'
import { publishGuns } from '../record/event.store.ts'
import { type GunStatus, isPlugged } from '../record/gun-states.ts'
import { changeOrder } from '../record/order.store.ts'
import type { Order, Place } from '../record/place.store.ts'
import { notePause } from './occupy-pause.store.ts'

const { preparing: PREPARING, charging: CHARGING, full: FULL } = gunStatus.code
const { counting: COUNTING } = occupyState.code

/** An end is reported at once: what is reported later is not known of the time before. */
const AT_ONCE_MS = MINUTE

/**
 * After a charge: the gun is full until its car is gone, and the clock of what it occupies runs. An end that lies before
 * the pile's connection says nothing of the gun as it is: its clock begins when the pile says that a car stands there.
 */
export async function parkGun(
  context: Platform,
  place: Place,
  order: Order,
  { isPast, linkFrom }: { isPast: boolean; linkFrom: number | null },
): Promise<Order> {
  const { sellerId, gunId, status } = place
  const isOurs = place.currentOrderId === order.id
  const stays = isOurs && isPlugged(status) === true
  if (!isOurs) return order.unplugTime === null ? gone(context, order) : order
  await ofSeller(context.db, sellerId)
    .update('gun')
    .set({
      currentOrderId: null,
      parkedOrderId: stays ? order.id : null,
      live: null,
      status: parkedStatus(status, isPast),
      statusBefore: place.statusBefore === CHARGING ? (isPast ? PREPARING : FULL) : place.statusBefore,
    })
    .where('id', '=', gunId)
    .execute()
  await publishGuns(context, sellerId, [gunId])
  if (!stays) return gone(context, order)
  const knownSince = isPast ? place.statusTime : context.now() - AT_ONCE_MS
  if (knownSince !== null)
    await startClock(context, place, order, Math.max(knownSince, isPast ? (linkFrom ?? 0) : 0))
  return order
}

/** A gun charges only for an order; that its car was there before says nothing of now. */
function parkedStatus(status: GunStatus, isPast: boolean): GunStatus {
  if (isPast) return status === CHARGING ? PREPARING : status
  return status === PREPARING || status === CHARGING ? FULL : status
}

/** The car was gone when the end of its charge was told. */
function gone(context: Platform, order: Order): Promise<Order> {
  return changeOrder(context, order, { unplugTime: order.endTime })
}

/** The gun is known to be occupied after this order since then. */
export async function startClock(
  context: Platform,
  place: Place,
  order: Order,
  since: number,
): Promise<void> {
  const { db, now, newId } = context
  const { sellerId, stationId, pileId, gunId, id, endTime } = order
  const ruleId = order.occupyRuleId ?? place.occupyRuleId
  if (ruleId === null || endTime === null) return
  const rule = await ofSeller(db, sellerId)
    .withDeleted('occupyRule')
    .select('freeMinutes')
    .where('id', '=', ruleId)
    .executeTakeFirst()
  if (!rule) return
  // In weather that a rule names nobody is charged for a car that stays.
  const pause = await occupyPauseAt(db, sellerId, place.cityCode)
  if (pause) return notePause(context, order, pause)
  const grade = await gradeOf(db, sellerId, order.memberId, order.groupId)
  const ts = now()
  await db
    .insertInto('occupyBill')
    .values({
      id: newId(),
      sellerId,
      stationId,
      pileId,
      gunId,
      ruleId,
      orderId: id,
      createTime: ts,
      updateTime: ts,
      createUser: null,
      updateUser: null,
      memberLevel: grade?.level ?? null,
      graceMinutes: grade?.graceOccupyMinutes ?? 0,
      fromTime: Math.max(endTime, since),
      toTime: null,
      freeMinutes: rule.freeMinutes,
      state: COUNTING,
      waiveReason: null,
      waiveUser: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

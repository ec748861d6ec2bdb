import { eventType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, GunReport } from '../../device/charge-point.ts'
import { endOccupation } from '../occupy/occupy.service.ts'
import { startClock } from '../occupy/park.service.ts'
import { publishGuns, publishOrder, recordGunEvent } from '../record/event.store.ts'
import { isPlugged, shownStatus, stopsOccupyClock } from '../record/gun-states.ts'
import { moveOrder } from '../record/order.store.ts'
import { isRunning } from '../record/order-states.ts'
import { lockGun, lockOrder, type Order, type Place } from '../record/place.store.ts'
import { timeOf } from '../record/time-of.ts'
import { giveUpHold } from '../reservation/reservation.service.ts'
import { reportPile, serviceByGuns } from './pile-status.service.ts'
import { reportTrouble, troubleOf } from './trouble.service.ts'

const { charging: CHARGING, idle: IDLE, reserved: RESERVED } = gunStatus.code
const { plugIn: PLUG_IN, plugOut: PLUG_OUT } = eventType.code

/** A pile says what one of its guns does; connector 0 is the pile itself. */
export async function reportStatus(context: Platform, at: ChargePoint, report: GunReport): Promise<void> {
  if (report.connector === 0) return reportPile(context, at, report)
  const gun = at.guns.find(({ connector }) => connector === report.connector)
  const place = gun && (await lockGun(context.db, at.sellerId, gun.id))
  if (!place) return
  const ts = timeOf(report.ts, context.now())
  if (place.statusTime !== null && ts < place.statusTime) return
  const order =
    place.currentOrderId === null ? undefined : await lockOrder(context.db, at.sellerId, place.currentOrderId)
  const hasCharge = order !== undefined && isRunning(order.orderStatus)
  const status = shownStatus(report.status, report.unavailable === true, hasCharge)
  await ofSeller(context.db, place.sellerId)
    .update('gun')
    .set({ status, statusBefore: null, statusTime: ts, errorCode: report.errorCode ?? null })
    .where('id', '=', place.gunId)
    .execute()
  if (order && status === CHARGING) await accept(context, order)
  if (order && place.status === RESERVED && status === IDLE) await giveUpHold(context, order, ts)
  await follow(context, place, { ...report, status, ts })
  if (status !== place.status) await publishGuns(context, place.sellerId, [place.gunId])
  await serviceByGuns(context, place, report.unavailable === true)
}

/** A gun that charges for an order that was starting: it was accepted. */
async function accept(context: Platform, order: Order): Promise<void> {
  if (order.orderStatus !== orderStatus.code.starting) return
  await publishOrder(context, await moveOrder(context, order, ['accept']))
}

/** What follows from a status: plug-in and plug-out, the clock of an occupied gun, alarms. */
async function follow(context: Platform, place: Place, report: GunReport): Promise<void> {
  const { sellerId, stationId, pileId, gunId } = place
  const { status, ts } = report
  const was = isPlugged(place.status)
  const is = isPlugged(status)
  const stays = place.parkedOrderId !== null
  if (is === true && was === false) await recordGunEvent(context, place, { type: PLUG_IN, ts })
  if (is === false && (was === true || stays)) await recordGunEvent(context, place, { type: PLUG_OUT, ts })
  if (place.parkedOrderId !== null && is === false) {
    await endOccupation(context, sellerId, place.parkedOrderId, { at: ts, isGone: true })
    await ofSeller(context.db, sellerId)
      .update('gun')
      .set({ parkedOrderId: null })
      .where('id', '=', gunId)
      .execute()
  }
  if (place.parkedOrderId !== null && is === true) {
    const parked = await lockOrder(context.db, sellerId, place.parkedOrderId)
    // Where its clock runs already, nothing changes.
    if (parked) await startClock(context, place, parked, context.now())
  }
  if (place.parkedOrderId !== null && stopsOccupyClock(status))
    await endOccupation(context, sellerId, place.parkedOrderId, { at: ts, isGone: false })

  const known = troubleOf(place)
  await reportTrouble(context, { sellerId, stationId, pileId, gunId }, known === null ? [] : [known], report)
}

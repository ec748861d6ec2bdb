import { eventType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, GunReport } from '../../device/charge-point.ts'
import { endOccupation } from '../occupy/occupy.service.ts'
import { startClock } from '../occupy/park.service.ts'
import { publishGuns, publishOrder, recordGunEvent } from '../record/event.store.ts'
import {
  type GunStatus,
  isPlugged,
  isWithoutCharge,
  shownStatus,
  stopsOccupyClock,
} from '../record/gun-states.ts'
import { moveOrder } from '../record/order.store.ts'
import { isRunning } from '../record/order-states.ts'
import { lockGun, lockOrder, type Order, type Place } from '../record/place.store.ts'
import { timeOf } from '../record/time-of.ts'
import { endHolds, giveUpHold } from '../reservation/reservation.service.ts'
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
  if (order && hasCharge) await markOver(context, order, status, ts)
  if (order && place.status === RESERVED && status === IDLE) await giveUpHold(context, order, ts)
  if (order?.orderStatus === orderStatus.code.reserved && report.unavailable)
    await endHolds(context, { ...place, connector: report.connector }, 'disabled')
  await follow(context, place, { ...report, status, ts })
  if (status !== place.status) await publishGuns(context, place.sellerId, [place.gunId])
  await serviceByGuns(context, place, report.unavailable === true)
}

/** A gun that charges for an order that was starting: it was accepted. */
async function accept(context: Platform, order: Order): Promise<void> {
  if (order.orderStatus !== orderStatus.code.starting) return
  await publishOrder(context, await moveOrder(context, order, ['accept']))
}

/**
 * A gun that is idle has no charge, and neither has one at which a car waits or is full since its pile started anew:
 * its final bill may still be on its way, and is awaited for a while (`order-watchdog`). A gun that charges has one.
 */
async function markOver(context: Platform, order: Order, status: GunStatus, ts: number): Promise<void> {
  const isOver = status === IDLE || (isWithoutCharge(status) && (await hasRestarted(context, order)))
  if (!isOver && status !== CHARGING) return
  await ofSeller(context.db, order.sellerId)
    .update('chargeTransaction')
    .set({ overFrom: isOver ? context.now() : null })
    .where('orderId', '=', order.id)
    .where('startTime', '<=', ts)
    .where('overFrom', isOver ? 'is' : 'is not', null)
    .execute()
}

/** Whether a pile has started anew since it last measured anything of a charge. */
async function hasRestarted({ db }: Platform, { sellerId, pileId, id, startTime }: Order): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from charge_transaction t
      join gun_event boot on boot.seller_id = t.seller_id and boot.pile_id = ${pileId}
        and boot.id >= ${idAt(startTime)} and boot.type = ${sql.lit(eventType.code.boot)} and boot.ts > t.last_time
      where t.seller_id = ${sellerId} and t.order_id = ${id}) as found`.execute(db)
  return rows[0]?.found ?? false
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

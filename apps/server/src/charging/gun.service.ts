import { eventType, gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Platform } from '../http/platform.ts'
import { reportGun } from '../operation/alarm.service.ts'
import type { ChargePoint, GunReport } from './charge-point.ts'
import { noteAtGun, tellGuns, tellOrder, tellPile } from './event.store.ts'
import { isInTrouble, isPlugged, shownStatus, stopsOccupyClock } from './gun-states.ts'
import { endOccupation } from './occupy.service.ts'
import { moveOrder } from './order.store.ts'
import { isRunning } from './order-states.ts'
import { type Order, type Place, takeGun, takeOrder } from './place.store.ts'
import { timeOf } from './time-of.ts'

const { charging: CHARGING, offline: OFFLINE } = gunStatus.code
const { online: ONLINE, disabled: DISABLED, notCommissioned: NOT_COMMISSIONED } = pileStatus.code
const { plugIn: PLUG_IN, plugOut: PLUG_OUT, alarmOn: ALARM_ON, alarmOff: ALARM_OFF } = eventType.code

/** A pile says what one of its guns does; connector 0 is the pile itself. */
export async function reportStatus(context: Platform, at: ChargePoint, report: GunReport): Promise<void> {
  if (report.connector === 0) return servicePile(context, at, report.unavailable === true)
  const gun = at.guns.find(({ connector }) => connector === report.connector)
  const place = gun && (await takeGun(context.db, at.sellerId, gun.id))
  if (!place) return
  const ts = timeOf(report.ts, context.now())
  if (place.statusTime !== null && ts < place.statusTime) return
  const order =
    place.currentOrderId === null ? undefined : await takeOrder(context.db, at.sellerId, place.currentOrderId)
  const hasCharge = order !== undefined && isRunning(order.orderStatus)
  const status = shownStatus(report.status, report.unavailable === true, hasCharge)
  await context.db
    .updateTable('gun')
    .set({ status, statusBefore: null, statusTime: ts, errorCode: report.errorCode ?? null })
    .where(({ and }) => and({ sellerId: place.sellerId, id: place.gunId }))
    .execute()
  if (order && status === CHARGING) await accept(context, order)
  await follow(context, place, { ...report, status, ts })
  if (status !== place.status) await tellGuns(context, place.sellerId, [place.gunId])
  await serviceByGuns(context, place, report.unavailable === true)
}

/** A gun that charges for an order that was starting: it was accepted. */
async function accept(context: Platform, order: Order): Promise<void> {
  if (order.orderStatus !== orderStatus.code.starting) return
  await tellOrder(context, await moveOrder(context, order, ['accept']))
}

/** What follows from a status: plug-in and plug-out, the clock of an occupied gun, alarms. */
async function follow(context: Platform, place: Place, report: GunReport): Promise<void> {
  const { sellerId, stationId, pileId, gunId } = place
  const { status, ts, errorCode, info } = report
  const was = isPlugged(place.status)
  const is = isPlugged(status)
  const stays = place.parkedOrderId !== null
  if (is === true && was === false) await noteAtGun(context, place, { type: PLUG_IN, ts })
  if (is === false && (was === true || stays)) await noteAtGun(context, place, { type: PLUG_OUT, ts })
  if (place.parkedOrderId !== null && is === false) {
    await endOccupation(context, sellerId, place.parkedOrderId, { at: ts, isGone: true })
    await context.db
      .updateTable('gun')
      .set({ parkedOrderId: null })
      .where(({ and }) => and({ sellerId, id: gunId }))
      .execute()
  }
  if (place.parkedOrderId !== null && stopsOccupyClock(status))
    await endOccupation(context, sellerId, place.parkedOrderId, { at: ts, isGone: false })

  const code = isInTrouble(status) ? (errorCode ?? 'OtherError') : (errorCode ?? null)
  const known = place.errorCode ?? (isInTrouble(place.status) ? 'OtherError' : null)
  if (code === known) return
  if (known !== null) await noteAtGun(context, place, { type: ALARM_OFF, ts, payload: { code: known } })
  if (code !== null)
    await noteAtGun(context, place, { type: ALARM_ON, ts, payload: { code, info: info ?? null } })
  await reportGun(context, { sellerId, stationId, pileId, gunId, code, info, ts })
}

/** A pile of which every gun is out of service is disabled; one that serves again is online. */
async function serviceByGuns(context: Platform, place: Place, unavailable: boolean): Promise<void> {
  const { sellerId, pileId } = place
  if (!unavailable && place.pileStatus !== DISABLED) return
  const others = await context.db
    .selectFrom('gun')
    .select('status')
    .where(({ and }) => and({ sellerId, pileId, deleted: 0 }))
    .where('id', '<>', place.gunId)
    .execute()
  await setService(context, place, unavailable && others.every(({ status }) => status === OFFLINE))
}

/** What connector 0 says of its pile. */
async function servicePile(context: Platform, at: ChargePoint, unavailable: boolean): Promise<void> {
  await setService(context, at, unavailable)
}

async function setService(
  context: Platform,
  { sellerId, pileId }: Pick<Place, 'sellerId' | 'pileId'>,
  isDisabled: boolean,
): Promise<void> {
  const status = isDisabled ? DISABLED : ONLINE
  const { numUpdatedRows } = await context.db
    .updateTable('pile')
    .set({ status })
    .where(({ and }) => and({ sellerId, id: pileId }))
    .where('status', 'not in', [status, NOT_COMMISSIONED])
    .execute()
    .then(([result]) => result ?? { numUpdatedRows: 0n })
  if (numUpdatedRows > 0n) await tellPile(context, { sellerId, pileId })
}

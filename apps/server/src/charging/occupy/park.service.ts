import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { occupyState } from '@ampdeck/api/enumerations/order'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { gradeOf } from '../money/discount.store.ts'
import { publishGuns } from '../record/event.store.ts'
import { isPlugged } from '../record/gun-states.ts'
import { changeOrder } from '../record/order.store.ts'
import type { Order, Place } from '../record/place.store.ts'

const { preparing: PREPARING, charging: CHARGING, full: FULL } = gunStatus.code
const { counting: COUNTING } = occupyState.code

/** After a charge: the gun is full until its car is gone, and the clock of what it occupies runs. */
export async function parkGun(context: Platform, place: Place, order: Order): Promise<Order> {
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
      status: status === PREPARING || status === CHARGING ? FULL : status,
      statusBefore: place.statusBefore === CHARGING ? FULL : place.statusBefore,
    })
    .where('id', '=', gunId)
    .execute()
  await publishGuns(context, sellerId, [gunId])
  if (!stays) return gone(context, order)
  await startClock(context, place, order)
  return order
}

/** The car was gone when the end of its charge was told. */
function gone(context: Platform, order: Order): Promise<Order> {
  return changeOrder(context, order, { unplugTime: order.endTime })
}

async function startClock(context: Platform, place: Place, order: Order): Promise<void> {
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
      fromTime: endTime,
      toTime: null,
      freeMinutes: rule.freeMinutes,
      state: COUNTING,
      waiveReason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

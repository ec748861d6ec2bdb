import { memberType } from '@ampdeck/api/enumerations/member'
import { billChannel, chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import type { Insertable, Updateable } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { addHold, endHold, loseHold } from './hold.store.ts'
import { followOrder } from './order-discount.store.ts'
import { after, isRunning, type OrderAction, type OrderStatus } from './order-states.ts'
import type { Payer } from './payer.store.ts'
import type { Order, Place } from './place.store.ts'
import type { PriceSource } from './price-source.store.ts'
import { followReservation } from './reservation.store.ts'

export interface NewOrder {
  place: Place
  payer: Payer | undefined
  price: PriceSource | undefined
  orderStatus: OrderStatus
  startTime: number
  startSoc?: number | null | undefined
  meterStart: number
  idToken: string
  transactionId?: string | undefined
  remoteStartId?: number | undefined
  closeReason?: string | undefined
  /** The coupon that its member chose; it is frozen for the order. */
  memberCouponId?: number | null | undefined
  /** What it holds back of its payer's money while it runs. */
  reserveFen?: number
  channel?: number
}

const ABNORMAL = orderStatus.code.abnormal
const { unpaid: UNPAID, settled: SETTLED } = chargeStatus.code
const OTHER_CHANNEL = billChannel.code.other
const OTHER_MEMBER = memberType.code.other
const PER_MILLISECOND = 4_096

/** Makes an order. Its id tells when it started, also where that is told late. */
export async function addOrder(context: Platform, draft: NewOrder): Promise<Order> {
  const { db, now, newId } = context
  const row = { ...rowOf(draft, now()), orderNo: await freeNumber(context, draft) }
  const isLate = Math.abs(now() - draft.startTime) > MINUTE
  for (let n = draft.place.gunId % PER_MILLISECOND; ; n = (n + 1) % PER_MILLISECOND) {
    const id = isLate ? idAt(draft.startTime, n) : newId()
    const added = await db
      .insertInto('chargeOrder')
      .values({ ...row, id })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) continue
    if (isRunning(added.orderStatus)) await addHold(db, added, draft.reserveFen ?? 0)
    return added
  }
}

function rowOf(draft: NewOrder, now: number): Omit<Insertable<Tables['chargeOrder']>, 'id' | 'orderNo'> {
  const { place, payer, price, startTime, meterStart } = draft
  const { sellerId, stationId, pileId, gunId } = place
  const isClosed = draft.closeReason !== undefined
  return {
    sellerId,
    stationId,
    pileId,
    gunId,
    createTime: now,
    updateTime: now,
    createUser: null,
    updateUser: null,
    memberId: payer?.memberId ?? null,
    groupId: payer?.groupId ?? null,
    accountId: payer?.accountId ?? null,
    vin: payer?.vin ?? null,
    plate: payer?.plate ?? null,
    cardNo: payer?.cardNo ?? null,
    channel: draft.channel ?? payer?.channel ?? OTHER_CHANNEL,
    memberType: payer?.memberType ?? OTHER_MEMBER,
    orderStatus: draft.orderStatus,
    // What never charged owes nothing.
    chargeStatus: isClosed ? SETTLED : UNPAID,
    startTime,
    endTime: isClosed ? startTime : null,
    unplugTime: isClosed ? startTime : null,
    startSoc: draft.startSoc ?? null,
    endSoc: null,
    meterStart,
    meterStop: isClosed ? meterStart : null,
    energyWh: 0,
    costModelVersionId: price?.costModelVersionId ?? 0,
    exclusiveStrategyId: price?.exclusiveStrategyId ?? null,
    gunStrategyId: price?.gunStrategyId ?? null,
    occupyRuleId: price?.occupyRuleId ?? null,
    eFeeFen: 0,
    sFeeFen: 0,
    discountFen: 0,
    couponFen: 0,
    memberCouponId: draft.memberCouponId ?? null,
    occupyFeeFen: 0,
    payableFen: 0,
    paidFen: 0,
    owedFen: 0,
    stopReason: null,
    maxW: null,
    abnormalKind: null,
    overtimeKind: null,
    remindTime: null,
    transactionId: draft.transactionId ?? null,
    idToken: draft.idToken,
    remoteStartId: draft.remoteStartId ?? null,
    closeReason: draft.closeReason ?? null,
  }
}

/** 24 digits: the start in UTC+8, the city, and what keeps apart the guns of the city. */
async function freeNumber({ db }: Platform, { place, startTime }: NewOrder): Promise<string> {
  const stem = formatTimestamp(startTime).replace(/\D/g, '') + place.cityCode
  const taken = await ofSeller(db, place.sellerId)
    .from('chargeOrder')
    .select('orderNo')
    .where('orderNo', '>=', stem)
    .where('orderNo', '<', `${stem}:`)
    .where('id', '>=', idAt(startTime - MINUTE))
    .where('id', '<', idAt(startTime + MINUTE))
    .execute()
  const numbers = new Set(taken.map(({ orderNo }) => orderNo))
  for (let n = place.gunId % 10_000; ; n = (n + 1) % 10_000) {
    const number = stem + String(n).padStart(4, '0')
    if (!numbers.has(number)) return number
  }
}

/** Moves a locked order on, if it may; what else changes with it is given. */
export async function moveOrder(
  { db, now }: Platform,
  order: Order,
  actions: readonly OrderAction[],
  values: Updateable<Tables['chargeOrder']> = {},
): Promise<Order> {
  let status: OrderStatus | undefined = order.orderStatus
  for (const action of actions) {
    status = after(status, action)
    if (status === undefined) throw new RangeError(`Order ${order.id} cannot ${actions.join(', ')}.`)
  }
  if (status === ABNORMAL) await loseHold(db, order, now())
  else if (status !== undefined && !isRunning(status)) await endHold(db, order)
  return changeOrder({ db, now }, order, { ...values, orderStatus: status })
}

export async function changeOrder(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  order: Order,
  values: Updateable<Tables['chargeOrder']>,
): Promise<Order> {
  const changed = await ofSeller(db, order.sellerId)
    .update('chargeOrder')
    .set({ ...values, updateTime: now(), version: order.version + 1 })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await followOrder({ db, now }, order, changed)
  await followReservation({ db, now }, order, changed)
  return changed
}

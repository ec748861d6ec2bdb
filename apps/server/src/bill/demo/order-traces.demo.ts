import { LARGE_WAIVE_FEN } from '@ampdeck/api/bill/occupy-bill'
import { eventType } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import { energyAfter, meteredPower } from '@ampdeck/simulator/demand/charge-curve'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { DemoPart, Sink, Span } from '../../demo/part.ts'
import type { World } from '../../demo/world.ts'
import { chargesIn, LONGEST } from './charges.ts'
import type { DrawnCharge } from './gun-day.ts'
import { occupyRule } from './price-rules.demo.ts'
import { orderId, socAt } from './started-order.ts'
import { isDrawn, isUntouched } from './untouched.ts'

/** Of the orders of the last days there are readings and final bills; older ones have their bill alone. */
const TRACED = 7 * DAY
const MAX_READINGS = 60
const { start: START, stop: STOP, plugOut: PLUG_OUT } = eventType.code
const { charging: CHARGING, finished: FINISHED } = orderStatus.code
const [COUNTING, UNPAID, PAID, WAIVED] = [1, 2, 3, 4]
const MATCHED = 2
const LATE_UPLOAD = 2
const LATE_BY = 3 * HOUR

interface Traced {
  id: number
  sellerId: number
  pileCode: string
  gunLetter: number
  stationId: number
  pileId: number
  gunId: number
  startTime: number
  endTime: number | null
  unplugTime: number | null
  meterStart: number
  meterStop: number | null
  maxW: number | null
  orderStatus: number
  overtimeKind: number | null
  stopReason: number | null
}

/** What the piles reported of the drawn orders, and what cars paid for standing there. */
export const part: DemoPart = {
  name: 'orderTraces',
  after: ['orders', 'gunState', 'priceRules', 'users'],
  async extend(world, sink, span) {
    await addOccupyBills(sink, span)
    const from = Math.max(span.from, world.anchor - TRACED) - LONGEST
    if (from >= span.to) return
    const orders = await drawnOrders(world, sink, { from, to: span.to })
    await forget(sink, [...orders.keys()])
    const handled = await handledBills(sink, [...orders.keys()])
    const charges = chargesIn(world, { from, to: span.to })
    await sink.copy('meterValue', readings(world, charges, orders))
    await sink.copy('orderEvent', [...orders.values()].flatMap(eventsOf))
    await sink.copy(
      'rawBill',
      [...orders.values()]
        .filter(isFinal)
        .filter(({ id }) => !handled.has(id))
        .map(rawBillOf),
    )
  },
  async present(world, { db }) {
    await sql`
      update gun set parked_order_id = null
      from charge_order o
      where o.seller_id = gun.seller_id and o.id = gun.parked_order_id and o.unplug_time is not null`.execute(
      db,
    )
    await sql`
      update gun set parked_order_id = o.id
      from charge_order o
      where o.seller_id = gun.seller_id and o.gun_id = gun.id and gun.status = 4 and gun.parked_order_id is null
        and o.id >= ${idAt(world.now - 2 * DAY)} and o.order_status = ${FINISHED} and o.end_time is not null
        and o.unplug_time is null`.execute(db)
    // By the few guns first: of tables this new the planner knows nothing, and would go through all orders for each.
    await sql`
      with parked as materialized (select seller_id, parked_order_id from gun where parked_order_id is not null)
      insert into occupy_bill (id, seller_id, create_time, update_time, station_id, pile_id, gun_id, order_id, rule_id,
        from_time, free_minutes, state)
      select o.id, o.seller_id, o.end_time, o.end_time, o.station_id, o.pile_id, o.gun_id, o.id, s.occupy_rule_id,
        o.end_time, ${occupyRule.freeMinutes}, ${COUNTING}
      from parked
      cross join lateral (select * from charge_order
        where seller_id = parked.seller_id and id = parked.parked_order_id limit 1) o
      join station s on s.seller_id = o.seller_id and s.id = o.station_id
      on conflict do nothing`.execute(db)
  },
}

/**
 * One for each order that paid, or owes, for standing there: counted by the same rule as its fee. Charges of piles have
 * theirs, which may be closed while the car still stands there.
 */
async function addOccupyBills({ db }: Sink, { from, to }: Span): Promise<void> {
  const { freeMinutes, stepMinutes } = occupyRule
  // The clocks of drawn orders, which went on since: those that still stand there get theirs back.
  await sql`delete from occupy_bill where state = ${COUNTING} and id = order_id and version = 1`.execute(db)
  await sql`
    insert into occupy_bill (id, seller_id, create_time, update_time, station_id, pile_id, gun_id, order_id, rule_id,
      from_time, to_time, minutes, free_minutes, steps, fee_fen, state)
    select o.id, o.seller_id, o.end_time, o.unplug_time, o.station_id, o.pile_id, o.gun_id, o.id, s.occupy_rule_id,
      o.end_time, o.unplug_time, m.minutes, ${freeMinutes}::int,
      ceil((m.minutes - ${freeMinutes}::int)::numeric / ${stepMinutes}::int)::int,
      o.occupy_fee_fen, case when o.charge_status = ${chargeStatus.code.settled} then ${PAID}::int else ${UNPAID}::int end
    from charge_order o
    join station s on s.seller_id = o.seller_id and s.id = o.station_id
    cross join lateral (select ((o.unplug_time - o.end_time) / 60000)::int as minutes) m
    where o.id >= ${idAt(from - 2 * DAY)} and o.id < ${idAt(to)} and o.occupy_fee_fen > 0
      and o.unplug_time is not null
    on conflict do nothing`.execute(db)
  // Some drivers were let off: their orders carry no fee, their bills say what it would have been.
  await sql`
    insert into occupy_bill (id, seller_id, create_time, update_time, station_id, pile_id, gun_id, order_id, rule_id,
      from_time, to_time, minutes, free_minutes, steps, fee_fen, state, waive_reason)
    select o.id, o.seller_id, o.end_time, o.unplug_time, o.station_id, o.pile_id, o.gun_id, o.id, s.occupy_rule_id,
      o.end_time, o.unplug_time, ${freeMinutes + stepMinutes}::int, ${freeMinutes}::int, 1, ${occupyRule.stepFen}::bigint,
      ${WAIVED}, '地锁故障，车辆无法驶离'
    from (select *, row_number() over (partition by seller_id order by id) as n from charge_order
      where id >= ${idAt(from)} and id < ${idAt(to)} and occupy_fee_fen = 0 and unplug_time > end_time
        and order_status = ${FINISHED}) o
    join station s on s.seller_id = o.seller_id and s.id = o.station_id
    where o.n % 500 = 1 and s.occupy_rule_id is not null
    on conflict do nothing`.execute(db)
  // One of the large ones that are owed waits for the second person.
  await sql`
    update occupy_bill b set waive_user = u.id, waive_reason = '充电枪解锁失败，客服已核实'
    from (select distinct on (seller_id) seller_id, id from occupy_bill
      where state = ${UNPAID} and fee_fen > ${LARGE_WAIVE_FEN}::bigint and deleted = 0 order by seller_id, id desc) newest
    join account_user u on u.seller_id = newest.seller_id and u.account = 'finance'
    where b.seller_id = newest.seller_id and b.id = newest.id and not exists (select from occupy_bill other
      where other.seller_id = b.seller_id and other.waive_user is not null and other.state = ${UNPAID})`.execute(
    db,
  )
}

/** Orders that no pile has reported; those that charge or have charged. */
async function drawnOrders(world: World, { db }: Sink, { from, to }: Span): Promise<Map<number, Traced>> {
  const found = await db
    .selectFrom('chargeOrder as o')
    .innerJoin('pile', sameSeller('pile.id', 'o.pileId'))
    .innerJoin('gun', sameSeller('gun.id', 'o.gunId'))
    .select(['o.id', 'o.sellerId', 'o.stationId', 'o.pileId', 'o.gunId', 'pile.code as pileCode'])
    .select([
      'gun.letter as gunLetter',
      'o.startTime',
      'o.endTime',
      'o.unplugTime',
      'o.meterStart',
      'o.meterStop',
    ])
    .select(['o.orderStatus', 'o.overtimeKind', 'o.stopReason', 'o.maxW'])
    .where('o.id', '>=', idAt(from))
    .where('o.id', '<', idAt(to))
    .where('o.orderStatus', 'in', [CHARGING, FINISHED])
    .where('o.transactionId', 'is', null)
    .where(isUntouched('o'))
    .execute()
  return new Map(found.filter((order) => isDrawn(world, order)).map((order) => [order.id, order]))
}

/** What was told of orders that went on since. */
async function forget({ db }: Sink, ids: number[]): Promise<void> {
  for (const table of ['meterValue', 'orderEvent'] as const)
    await db.deleteFrom(table).where('orderId', '=', sql<number>`any(${ids}::bigint[])`).execute()
  await db
    .deleteFrom('rawBill')
    .where('orderId', '=', sql<number>`any(${ids}::bigint[])`)
    .where('version', '=', 1)
    .execute()
}

/** Raw bills that somebody has worked on stay as they are. */
async function handledBills({ db }: Sink, ids: number[]): Promise<Set<number>> {
  const found = await db
    .selectFrom('rawBill')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Set(found.map(({ id }) => id))
}

function* readings(world: World, charges: readonly DrawnCharge[], orders: ReadonlyMap<number, Traced>) {
  for (const charge of charges) {
    const order = orders.get(orderId(charge))
    if (order) yield* readingsOf(charge, order, Math.min(charge.end, world.now))
  }
}

/** A reading a minute; of long charges fewer. */
function* readingsOf(charge: DrawnCharge, order: Traced, end: number) {
  const { need, gun, start } = charge
  const step = MINUTE * Math.max(1, Math.ceil((end - start) / MINUTE / MAX_READINGS))
  const volts = gun.isAc ? 220 : 360 + (gun.index % 40) * 8
  for (let ts = start; ts < end; ts += step) {
    const seconds = (ts - start) / 1_000
    const energyWh = Math.min(need.energyWh, Math.round(energyAfter(seconds, need)))
    const w = meteredPower(seconds, need)
    yield {
      sellerId: order.sellerId,
      orderId: order.id,
      minute: Math.floor(ts / MINUTE),
      ts,
      wh: order.meterStart + energyWh,
      w,
      v: volts,
      a: Math.round((10 * w) / volts) / 10,
      soc: socAt(charge, energyWh),
      tempC: 28 + (gun.index % 17),
    }
  }
}

function eventsOf({
  id,
  sellerId,
  startTime,
  endTime,
  unplugTime,
  meterStart,
  meterStop,
  stopReason,
}: Traced) {
  const event = (type: number, ts: number, payload: object) => ({
    sellerId,
    orderId: id,
    id: idAt(ts, type),
    type,
    ts,
    payload: JSON.stringify(payload),
  })
  return [
    event(START, startTime, { meterWh: meterStart }),
    ...(endTime === null ? [] : [event(STOP, endTime, { meterWh: meterStop, reason: stopReason })]),
    ...(unplugTime === null ? [] : [event(PLUG_OUT, unplugTime, {})]),
  ]
}

function isFinal(order: Traced): order is Traced & { endTime: number } {
  return order.orderStatus === FINISHED && order.endTime !== null
}

function rawBillOf(order: Traced & { endTime: number }) {
  const { id, sellerId, stationId, pileId, gunId, pileCode, gunLetter, startTime, endTime } = order
  return {
    id,
    sellerId,
    stationId,
    pileId,
    gunId,
    pileCode,
    gunLetter,
    startTime,
    endTime,
    createTime: endTime,
    updateTime: endTime,
    createUser: null,
    updateUser: null,
    tradeNo: `D${id}`,
    meterStart: order.meterStart,
    meterStop: order.meterStop,
    pileFeeFen: null,
    frame: null,
    stopReason: order.stopReason ?? 99,
    receivedTime: endTime + (order.overtimeKind === LATE_UPLOAD ? LATE_BY : 0),
    state: MATCHED,
    orderId: id,
  }
}

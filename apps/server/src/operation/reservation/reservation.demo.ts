import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { holdMinutes, orderStatus, reservationStatus } from '@ampdeck/api/enumerations/order'
import { DAY, MINUTE } from '@ampdeck/api/time'
import type { Insertable, Selectable } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart, Span } from '../../demo/part.ts'
import { hash, hashName } from '../../demo/random.ts'
import { demoId } from '../../demo/records.ts'

type Row = Insertable<Tables['reservation']>
type Order = Pick<
  Selectable<Tables['chargeOrder']>,
  'id' | 'sellerId' | 'memberId' | 'stationId' | 'pileId' | 'gunId' | 'plate' | 'startTime'
>

const { reserved: RESERVED, finished: FINISHED } = orderStatus.code
const {
  inProgress: IN_PROGRESS,
  cancelled: CANCELLED,
  completed: COMPLETED,
  timedOut: TIMED_OUT,
} = reservationStatus.code
/** One order of so many was reserved; of those that were, some were made, and others were not. */
const ONE_OF = 110

/** Reservations beside the orders of members: most charged, some were cancelled or not used, a few hold a gun now. */
export const part: DemoPart = {
  name: 'reservations',
  after: ['gunState', 'members'],
  async extend(_world, { db, copy }, span) {
    const orders = await ordersOf(db, span)
    await copy('reservation', orders.map(pastOf))
  },
  async present(world, { db, copy }) {
    const open = await db
      .selectFrom('chargeOrder')
      .innerJoin('gun', (join) =>
        join
          .onRef('gun.sellerId', '=', 'chargeOrder.sellerId')
          .onRef('gun.currentOrderId', '=', 'chargeOrder.id'),
      )
      .select(['chargeOrder.id', 'chargeOrder.sellerId', 'chargeOrder.memberId', 'chargeOrder.stationId'])
      .select(['chargeOrder.pileId', 'chargeOrder.gunId', 'chargeOrder.plate', 'chargeOrder.startTime'])
      .where('chargeOrder.orderStatus', '=', RESERVED)
      .where('gun.status', '=', gunStatus.code.reserved)
      .where('chargeOrder.memberId', 'is not', null)
      .where('chargeOrder.id', '>=', idAt(world.now - DAY))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reservation as known')
              .select('known.id')
              .whereRef('known.sellerId', '=', 'chargeOrder.sellerId')
              .whereRef('known.memberId', '=', 'chargeOrder.memberId')
              .where('known.status', '=', IN_PROGRESS),
          ),
        ),
      )
      .execute()
    const members = new Set<number | null>()
    const first = open.filter(({ memberId }) => !members.has(memberId) && members.add(memberId))
    await copy('reservation', first.map(presentOf))
  },
}

/** Some orders of members, always the same ones. */
function ordersOf(
  db: Parameters<NonNullable<DemoPart['extend']>>[1]['db'],
  { from, to }: Span,
): Promise<Order[]> {
  return db
    .selectFrom('chargeOrder')
    .select(['id', 'sellerId', 'memberId', 'stationId', 'pileId', 'gunId', 'plate', 'startTime'])
    .where('id', '>=', idAt(from))
    .where('id', '<', idAt(to))
    .where('orderStatus', '=', FINISHED)
    .where('memberId', 'is not', null)
    .where('groupId', 'is', null)
    .where(({ eb, fn }) => eb(fn<number>('mod', ['gunId', eb.val(ONE_OF)]), '=', eb.val(7)))
    .execute()
}

function rowOf(order: Order, fromTime: number, minutes: number): Omit<Row, 'status'> {
  const { sellerId, memberId, stationId, pileId, gunId, plate, id } = order
  const admin = demoId(sellerId, 'user', 1)
  return {
    ...{ id, sellerId, stationId, pileId, gunId, plate, memberId: memberId ?? 0 },
    ...{
      createTime: fromTime,
      updateTime: fromTime,
      createUser: admin,
      updateUser: admin,
      deleted: 0,
      version: 1,
    },
    ...{ fromTime, holdMinutes: minutes, toTime: fromTime + minutes * MINUTE, pileNo: null },
  }
}

/** Made before the order that it led to, or that came all the same. */
function pastOf(order: Order): Row {
  const chance =
    hash(hashName('reservation'), order.gunId % 1_000_000, Math.floor(order.startTime / MINUTE)) % 100
  const minutes = holdMinutes.codes[chance % 3] ?? 15
  if (chance < 68) {
    const fromTime = order.startTime - (3 + (chance % 11)) * MINUTE
    const row = rowOf(order, fromTime, minutes)
    return { ...row, status: COMPLETED, endTime: order.startTime, endReason: null, orderId: order.id }
  }
  const fromTime = order.startTime - (minutes + 20) * MINUTE
  const row = { ...rowOf(order, fromTime, minutes), orderId: null }
  if (chance < 80) return { ...row, status: TIMED_OUT, endTime: row.toTime, endReason: null }
  const endReason = chance < 92 ? 'operator' : chance < 96 ? 'pile' : chance < 98 ? 'refused' : 'noAnswer'
  return { ...row, status: CANCELLED, endTime: fromTime + 4 * MINUTE, endReason }
}

function presentOf(order: Order): Row {
  const minutes = holdMinutes.codes[order.gunId % 3] ?? 15
  const row = rowOf(order, order.startTime, minutes)
  return { ...row, status: IN_PROGRESS, endTime: null, endReason: null, orderId: order.id }
}

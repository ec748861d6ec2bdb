import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { ensureMonths } from '../../database/partitions.ts'
import type { DemoPart, Sink, Span } from '../../demo/part.ts'
import { historyStart, once, type World } from '../../demo/world.ts'
import { foldTally } from '../tally/order-tally.store.ts'
import { chargesIn, LONGEST } from './charges.ts'
import { type CouponRow, type DiscountRow, type LineRow, orderOf, type Registers } from './order-rows.ts'
import { type OrderRow, orderId } from './started-order.ts'
import { chargingGuns } from './starts.ts'
import { busyGuns, isDrawn, isUntouched } from './untouched.ts'

/** What a gun gave on a day before the history begins. */
const [AC_WH_PER_DAY, DC_WH_PER_DAY] = [9_000, 21_000]
const { charging: CHARGING } = orderStatus.code

/** The charging orders with their lines, month by month. */
export const part: DemoPart = {
  name: 'orders',
  after: ['piles', 'members', 'accounts', 'costModels', 'coupons'],
  async extend(world, sink, span) {
    await ensureMonths(sink.db, span.from, span.to)
    const running = await removeRunning(world, sink, span)
    const busy = await busyGuns(world, sink)
    const registers = await registersOf(world, sink.db)
    const orders: OrderRow[] = []
    const lines: LineRow[] = []
    const discounts: DiscountRow[] = []
    const coupons: CouponRow[] = []
    const from = running.size > 0 ? span.from - LONGEST : span.from
    for (const charge of chargesIn(world, { from, to: span.to })) {
      if (busy.has(charge.gun.id) || (charge.start < span.from && !running.has(orderId(charge)))) continue
      const drawn = orderOf(charge, registers, world.now)
      orders.push(drawn.order)
      lines.push(...drawn.lines)
      discounts.push(...drawn.discounts)
      if (drawn.coupon) coupons.push(drawn.coupon)
    }
    await sink.copy('chargeOrder', orders)
    await sink.copy('billLine', lines)
    await sink.copy('orderDiscount', discounts)
    await sink.copy('memberCoupon', coupons)
  },
  sumUp: foldTally,
}

/**
 * Orders that were open when the history was last made, or whose car was still plugged in: they are made again, as
 * they went on. What was only starting or reserved came to nothing.
 */
async function removeRunning(world: World, { db }: Sink, { from }: Span): Promise<Set<number>> {
  const open = await db
    .selectFrom('chargeOrder')
    .select(['id', 'gunId', 'startTime', 'maxW'])
    .where((where) => where.or([where('orderStatus', '<=', CHARGING), where('unplugTime', 'is', null)]))
    .where('id', '>=', idAt(from - 2 * LONGEST))
    .where('id', '<', idAt(from))
    // What a pile has reported is no drawing, and what was deducted or adjusted in the meantime stays as it is.
    .where('transactionId', 'is', null)
    .where(
      sql<boolean>`not exists (select from account_flow f where f.seller_id = charge_order.seller_id
        and f.biz_id = charge_order.id and f.biz_type in ('deduct', 'correction'))`,
    )
    .where(isUntouched('charge_order'))
    .execute()
  const ids = open.filter((order) => isDrawn(world, order)).map(({ id }) => id)
  if (ids.length > 0) {
    await db.deleteFrom('chargeOrder').where('id', 'in', ids).execute()
    await db.deleteFrom('billLine').where('orderId', 'in', ids).execute()
    await db.deleteFrom('orderDiscount').where('orderId', 'in', ids).execute()
    await db.deleteFrom('memberCoupon').where('id', 'in', ids).execute()
  }
  return new Set(ids)
}

/** Read once in a run, then carried on from span to span; a run that fails begins with a new world. */
const carried = once((): { registers?: Registers } => ({}))

/** Where the registers of the guns stand: after their last order, or as they stood when the history begins. */
export async function registersOf(world: World, db: Sink['db']): Promise<Registers> {
  const run = carried(world)
  run.registers ??= await readRegisters(world, db)
  return run.registers
}

async function readRegisters(world: World, db: Sink['db']): Promise<Registers> {
  const found = await db
    .selectFrom('chargeOrder')
    .select((of) => ['gunId', of.fn.max('meterStop').as('wh')])
    .where('meterStop', 'is not', null)
    .groupBy('gunId')
    .execute()
  const last = new Map(found.map(({ gunId, wh }) => [gunId, wh ?? 0]))
  return new Map(
    chargingGuns(world).map((gun) => {
      const days = Math.max(0, historyStart(world) - gun.station.opened) / DAY
      const before = Math.round(days * (gun.isAc ? AC_WH_PER_DAY : DC_WH_PER_DAY))
      return [gun.index, last.get(gun.id) ?? before]
    }),
  )
}

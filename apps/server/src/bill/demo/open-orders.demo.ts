import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { ensureMonths } from '../../database/partitions.ts'
import type { DemoPart } from '../../demo/part.ts'
import { registersOf } from './orders.demo.ts'
import { presentGuns } from './present-guns.ts'
import { type OrderRow, openOrder } from './started-order.ts'
import { busyGuns } from './untouched.ts'

const { preparing: PREPARING, reserved: RESERVED } = gunStatus.code
const { reserved: RESERVED_ORDER, starting: STARTING, charging: CHARGING } = orderStatus.code

/** The orders of the present that no drawn charge has: reserved and starting ones, and charging ones where a small network has none. */
export const part: DemoPart = {
  name: 'openOrders',
  after: ['orders'],
  async present(world, { db, copy }) {
    await ensureMonths(db, world.now - DAY, world.now)
    const registers = await registersOf(world, db)
    const busy = await busyGuns(world, { db })
    const open = presentGuns(world).flatMap(({ gun, status, charge }): OrderRow[] => {
      if (busy.has(gun.id)) return []
      const stage = status === RESERVED ? RESERVED_ORDER : status === PREPARING ? STARTING : CHARGING
      return charge ? [openOrder(charge, stage, registers.get(gun.index))] : []
    })
    const found = await db
      .selectFrom('chargeOrder')
      .select('id')
      .where('id', 'in', [0, ...open.map(({ id }) => id)])
      .execute()
    const known = new Set(found.map(({ id }) => id))
    await copy(
      'chargeOrder',
      open.filter(({ id }) => !known.has(id)),
    )
  },
}

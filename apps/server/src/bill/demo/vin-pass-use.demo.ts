import { billChannel } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'

/** When each car last charged by its VIN. */
export const part: DemoPart = {
  name: 'vinPassUse',
  after: ['orders', 'vinPasses'],
  async sumUp(db) {
    await sql`update vin_pass set last_use = (select o.start_time from charge_order o
      where o.seller_id = vin_pass.seller_id and o.vin = vin_pass.vin and o.channel = ${billChannel.code.vin}
      order by o.id desc limit 1)`.execute(db)
  },
}

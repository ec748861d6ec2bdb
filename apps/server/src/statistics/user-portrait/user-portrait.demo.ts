import { orderStatus } from '@ampdeck/api/enumerations/order'
import { dayNumber } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import type { DemoPart } from '../../demo/part.ts'
import { refreshSome } from './member-portrait.service.ts'

/** Drawn from the orders: no figure of it is made up. Orders that are loaded in bulk leave no notes by themselves. */
export const part: DemoPart = {
  name: 'userPortraits',
  after: ['orders', 'members', 'stations'],
  async extend(_world, { db }, { from, to }) {
    await sql`insert into member_due select distinct seller_id, member_id from charge_order
      where id >= ${idAt(from - LONGEST_CHARGE)} and id < ${idAt(to)}
        and order_status = ${orderStatus.code.finished} and member_id is not null`.execute(db)
  },
  async present({ now }, { db }) {
    while (await refreshSome(db, dayNumber(now)));
  },
}

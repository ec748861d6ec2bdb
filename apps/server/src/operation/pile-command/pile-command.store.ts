import { CommandFilter, type pileCommand } from '@ampdeck/api/operation/pile-command'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { jsonWithoutLogins } from '../../foundation/address-login.ts'

type Filter = z.output<typeof pileCommand.page.input>

/** Commands with the names of what they were given to. */
export function matching(rows: Rows, filter: Partial<Filter>) {
  return (
    rows
      .from('pileCommand')
      .innerJoin('station', sameSeller('station.id', 'pileCommand.stationId'))
      .innerJoin('pile', sameSeller('pile.id', 'pileCommand.pileId'))
      .leftJoin('gun', sameSeller('gun.id', 'pileCommand.gunId'))
      .leftJoin('chargeOrder as order', sameSeller('order.id', 'pileCommand.orderId'))
      .leftJoin('accountUser as user', sameSeller('user.id', 'pileCommand.createUser'))
      .selectAll('pileCommand')
      .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
      .select(['pile.code as pileCode', 'pile.name as pileName', 'gun.letter', 'order.orderNo'])
      .select('user.name as userName')
      // Its row needs the password of an address to send it; no reader does.
      .select((eb) => jsonWithoutLogins(eb.ref('pileCommand.request')).as('request'))
      .where(
        where(CommandFilter, filter, 'pileCommand', {
          pileCode: 'pile.code',
          queuedFrom: 'pileCommand.queuedTime',
          queuedTo: 'pileCommand.queuedTime',
        }),
      )
  )
}

/** How many commands of a filter are in each state. */
export function counts(rows: Rows, filter: Partial<Filter>) {
  return matching(rows, filter)
    .clearSelect()
    .select(['pileCommand.state', sql<number>`count(*)`.as('count')])
    .groupBy('pileCommand.state')
    .orderBy('pileCommand.state')
    .execute()
}

/** These commands as the screens show them, in the order in which they were given. */
export async function byIds(rows: Rows, ids: readonly number[]) {
  if (ids.length === 0) return []
  return matching(rows, {})
    .where('pileCommand.id', 'in', [...ids])
    .orderBy('pileCommand.id')
    .execute()
}
